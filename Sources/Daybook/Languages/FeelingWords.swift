/// The words for feelings that Daybook begins with. Within a language no word is in two families.
enum FeelingWords {
  static func standard(_ family: FeelingFamily, in language: Language) -> [String] {
    switch language {
    case .korean: korean(family)
    case .english: english(family)
    case .japanese: japanese(family)
    }
  }

  private static func korean(_ family: FeelingFamily) -> [String] {
    switch family {
    case .joy:
      [
        "감사한", "기대되는", "뿌듯한", "설레는", "신나는", "안심되는", "자랑스러운", "재미있는", "편안한", "평온한",
        "행복한", "홀가분한",
      ]
    case .sadness:
      [
        "괴로운", "그리운", "막막한", "미안한", "서글픈", "서운한", "속상한", "실망한", "외로운", "우울한", "허전한",
        "후회되는",
      ]
    case .fear:
      [
        "걱정되는", "긴장되는", "당황한", "떨리는", "무서운", "불안한", "심란한", "조급한", "조마조마한", "초조한",
        "겁나는", "혼란스러운",
      ]
    case .displeasure:
      [
        "귀찮은", "답답한", "무기력한", "민망한", "부끄러운", "부담스러운", "불편한", "싫은", "어색한", "지루한",
        "지친", "찜찜한",
      ]
    case .anger:
      [
        "괘씸한", "못마땅한", "미운", "분한", "성난", "신경질 나는", "약오르는", "억울한", "얄미운", "원망스러운",
        "짜증 나는", "화나는",
      ]
    }
  }

  private static func english(_ family: FeelingFamily) -> [String] {
    switch family {
    case .joy:
      [
        "calm", "cheerful", "comfortable", "content", "excited", "fulfilled", "grateful", "happy",
        "hopeful", "light-hearted", "proud", "relieved",
      ]
    case .sadness:
      [
        "disappointed", "distressed", "down", "empty", "gloomy", "guilty", "heartbroken",
        "homesick",
        "hurt", "lonely", "regretful", "sad",
      ]
    case .fear:
      [
        "afraid", "anxious", "confused", "flustered", "insecure", "nervous", "overwhelmed",
        "restless", "scared", "startled", "tense", "worried",
      ]
    case .displeasure:
      [
        "ashamed", "awkward", "bored", "burdened", "disgusted", "drained", "embarrassed",
        "listless",
        "reluctant", "stifled", "tired", "uncomfortable",
      ]
    case .anger:
      [
        "angry", "annoyed", "bitter", "envious", "frustrated", "furious", "indignant", "irritated",
        "jealous", "offended", "resentful", "wronged",
      ]
    }
  }

  private static func japanese(_ family: FeelingFamily) -> [String] {
    switch family {
    case .joy:
      [
        "ありがたい", "うれしい", "おだやか", "楽しい", "幸せ", "すっきり", "誇らしい", "ほっとした", "満足",
        "面白い", "楽しみ", "わくわくする",
      ]
    case .sadness:
      [
        "悲しい", "がっかりした", "後悔", "心細い", "寂しい", "切ない", "つらい", "懐かしい", "むなしい",
        "申し訳ない", "落ち込んだ", "憂うつ",
      ]
    case .fear:
      [
        "焦る", "怖い", "心配", "戸惑う", "どきどきする", "はらはらする", "びっくりした", "不安", "緊張",
        "混乱", "落ち着かない", "おびえる",
      ]
    case .displeasure:
      [
        "嫌", "息苦しい", "気まずい", "気が重い", "居心地が悪い", "退屈", "だるい", "恥ずかしい", "疲れた",
        "面倒", "もやもやする", "やる気が出ない",
      ]
    case .anger:
      [
        "あきれた", "いらいらする", "恨めしい", "うらやましい", "怒り", "悔しい", "気に入らない", "憎い",
        "腹が立つ", "不満", "むかつく", "理不尽",
      ]
    }
  }
}
