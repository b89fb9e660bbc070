/// The fixed texts of the diary's pages.
package struct DiaryPagePhrases: Sendable {
  static let all = DiaryPagePhrases()

  // The month and the card of a day.
  package let writeToday = Phrase("오늘의 기록", "Write today", "今日の記録")
  package let searchDiary = Phrase("일기 찾기", "Search the diary", "日記を検索")
  package let statistics = Phrase("통계", "Statistics", "統計")
  package let diarySettings = Phrase("일기 설정", "Diary settings", "日記の設定")
  package let moreOfDiary = Phrase("일기 메뉴", "Diary menu", "日記のメニュー")
  package let draftMark = Phrase("쓰다 만 글", "draft", "書きかけ")
  package let writeAnother = Phrase("하나 더 쓰기", "Write another", "もう1つ書く")
  package let entryWithoutText = Phrase("글 없는 기록", "An entry without text", "文章のない記録")
  package let readEntry = Phrase("이 기록만 보기", "Open this entry", "この記録を開く")
  package let readAll = Phrase("모두 읽기", "Read all of it", "全文を読む")
  package let backToDiary = Phrase("일기로", "Back to the diary", "日記へ戻る")

  // Writing.
  package let editDiaryEntry = Phrase("기록 고치기", "Edit the entry", "記録を編集")
  package let previousStep = Phrase("이전", "Back", "前へ")
  package let nextStep = Phrase("다음", "Next", "次へ")
  package let saveNow = Phrase("여기까지 저장", "Save as it is", "ここまでで保存")
  package let saveDraft = Phrase("임시 저장", "Save draft", "下書き保存")
  package let draftSaved = Phrase("임시로 저장했어요", "Draft saved", "下書きを保存しました")
  package let connectionLost = Phrase(
    "데이북과 연결이 끊겼어요. 쓴 글은 이 화면에 남아 있어요.",
    "The connection to Daybook is lost. Your text stays on this screen.",
    "デイブックとの接続が切れました。書いた文章はこの画面に残っています。")
  package let cannotKeepHere = Phrase(
    "연결이 끊겼고 글이 너무 길어 이 브라우저에 담아 두지 못했어요. 이 창을 닫지 마세요.",
    "The connection is lost, and the text is too long for this browser to keep. Leave this window open.",
    "接続が切れ、文章が長すぎてこのブラウザーに保存できません。このウィンドウを閉じないでください。")
  package let entryText = Phrase("글", "Text", "文章")
  package let writeInSteps = Phrase("네 단계로 쓰기", "Write in four steps", "4つの段階で書く")
  package let freeTextKept = Phrase(
    "자유롭게 쓴 글도 남아 있어요. 저장하면 ‘사건’ 앞에 붙어요.",
    "Your free text is kept. It will stand before the situation when you save.",
    "自由に書いた文章も残っています。保存すると「できごと」の前に入ります。")
  package let stepsKept = Phrase(
    "단계에 쓴 글도 남아 있어요. 저장하면 글 뒤에 붙어요.",
    "What you wrote in the steps is kept. It will follow the text when you save.",
    "段階に書いた文章も残っています。保存すると文章の後に入ります。")
  package let ofFiveWords = Phrase("/5개", "/5", "/5個")
  package let otherWords = Phrase("그 밖의 말", "Other words", "その他の言葉")
  package let noMood = Phrase("고르지 않음", "None", "選ばない")
  package let tagsHint = Phrase(
    "새 태그는 쉼표로 나눠 적어요.", "Separate new tags with commas.",
    "新しいタグはカンマで区切ります。")
  package let askToDiscard = Phrase("쓰다 만 글을 버릴까요?", "Discard this draft?", "この書きかけを捨てますか")
  package let discardHint = Phrase(
    "버린 글은 되돌릴 수 없어요.", "A discarded draft cannot be brought back.",
    "捨てた書きかけは元に戻せません。")
  package let draftGone = Phrase(
    "이 글은 이미 저장했거나 버렸어요.", "This draft was already saved or discarded.",
    "この書きかけはすでに保存されたか、捨てられました。")
  package let draftChanged = Phrase(
    "그사이 이 글에 더 쓴 것이 있어요. 한 번 더 확인해 주세요.",
    "Something was typed into this draft meanwhile. Look at it once more.",
    "この間に書き足されました。もう一度確認してください。")
  package let entryGone = Phrase(
    "고치던 기록이 지워졌어요. 지금 저장하면 새 기록이 돼요.",
    "The entry you were editing was deleted. Saving now makes a new one.",
    "編集していた記録は削除されました。今保存すると新しい記録になります。")
  package let entryChanged = Phrase(
    "그사이 이 기록이 바뀌었어요. 지금 모습을 확인해 주세요.",
    "This entry was changed meanwhile. Look at it as it is now.",
    "この間に記録が変更されました。今の内容を確認してください。")
  package let entryTooLarge = Phrase(
    "글이 너무 커서 받지 못했어요. 뒤로 가면 쓴 글이 그대로 있어요. 나눠서 저장해 주세요.",
    "This is too large to take. Go back, your text is still there; save it in parts.",
    "大きすぎて受け取れません。戻ると書いた文章が残っています。分けて保存してください。")

  // Versions of an entry.
  package let historyHint = Phrase(
    "저장할 때마다 모습이 남아요. 되돌려도 지금 모습은 사라지지 않아요.",
    "Each time you save, a version is kept. Going back loses none of them.",
    "保存するたびに版が残ります。戻しても今の内容は失われません。")
  package let versionMade = Phrase("처음 씀", "Written", "作成")
  package let versionChanged = Phrase("고침", "Changed", "変更")
  package let versionDeleted = Phrase("지움", "Deleted", "削除")
  package let versionNow = Phrase("지금 모습", "This is how it is now", "現在の内容")

  // Search.
  package let searchAction = Phrase("찾기", "Search", "検索")
  package let searchHint = Phrase(
    "낱말, “이어진 말”, #태그, mood:4-5를 함께 쓸 수 있어요.",
    "Words, “words side by side”, #tags and mood:4-5 go together.",
    "言葉、「\"続く言葉\"」、#タグ、mood:4-5を組み合わせられます。")
  package let nothingFound = Phrase("찾은 기록이 없어요", "No entry has all of this", "見つかりませんでした")
  package let nothingFoundHint = Phrase(
    "낱말을 줄이거나 다른 말로 찾아보세요.", "Try fewer words, or others.",
    "言葉を減らすか、別の言葉で試してください。")
  package let earlierResults = Phrase("더 오래된 기록", "Older entries", "より古い記録")
  package let laterResults = Phrase("더 새로운 기록", "Newer entries", "より新しい記録")
  package let morePages = Phrase("다른 쪽", "More pages", "他のページ")

  // The year.
  package let yearLabel = Phrase("연도", "Year", "年")
  package let chooseYear = Phrase("연도 고르기", "Choose a year", "年を選ぶ")
  package let emptyYear = Phrase("이해의 기록이 없어요", "Nothing written this year", "この年の記録はありません")
  package let entriesLabel = Phrase("기록", "Entries", "記録")
  package let daysLabel = Phrase("기록한 날", "Days", "記録した日")
  package let meanMood = Phrase("평균 기분", "Mean mood", "平均の気分")
  package let currentStreak = Phrase("이어서 쓴 날", "Days in a row", "連続日数")
  package let longestStreak = Phrase("가장 길게", "Longest", "最長")
  package let withoutMood = Phrase("기분 없음", "No mood", "気分なし")
  package let frequentTags = Phrase("자주 쓴 태그", "Most frequent tags", "よく使うタグ")

  // The words for feelings.
  package let editWords = Phrase("감정 낱말 고치기", "Edit the feeling words", "気持ちの言葉を編集")
  package let wordsHint = Phrase(
    "여기서 바꾼 낱말은 앞으로 고를 때 보여요. 이미 쓴 기록은 그대로예요.",
    "What you change here is offered from now on. Entries stay as they are.",
    "ここでの変更はこれから選ぶときに反映されます。書いた記録はそのままです。")
  package let newWordHint = Phrase("새 낱말", "New word", "新しい言葉")
  package let addWord = Phrase("더하기", "Add", "追加")
  package let wordName = Phrase("낱말", "Word", "言葉")
  package let wordFamily = Phrase("갈래", "Family", "分類")
  package let moveUp = Phrase("앞으로", "Earlier", "前へ移動")
  package let moveDown = Phrase("뒤로", "Later", "後ろへ移動")
  package let offerNoMore = Phrase("숨기기", "Hide", "隠す")
  package let offerAgain = Phrase("다시 보이기", "Show again", "再び表示")
  package let resetWords = Phrase("처음 낱말로", "Back to the first words", "最初の言葉に戻す")
  package let resetWordsHint = Phrase(
    "더한 낱말과 바꾼 순서가 사라져요. 쓴 기록은 그대로예요.",
    "Words you added and their order go. Entries stay as they are.",
    "追加した言葉と順番は失われます。書いた記録はそのままです。")

  // The settings.
  package let diaryWriting = Phrase("쓰기", "Writing", "書く")
  package let diaryDayStart = Phrase("하루의 시작", "A day begins at", "1日の始まり")
  package let diaryDayStartHint = Phrase(
    "이 시각 전에는 아직 어제예요.", "Before that hour it is still yesterday.",
    "この時刻までは前の日として扱います。")
  package let entriesADay = Phrase("하루 기록", "Entries a day", "1日の記録")
  package let journals = Phrase("일기장", "Journals", "日記帳")
  package let noJournals = Phrase(
    "첫 기록을 쓰면 일기장이 만들어져요.", "The first entry makes a journal.",
    "最初の記録で日記帳が作られます。")
  package let newJournal = Phrase("새 일기장", "New journal", "新しい日記帳")
  package let makeJournal = Phrase("일기장 만들기", "Make journal", "日記帳を作る")
  package let editJournal = Phrase("이름·색 바꾸기, 지우기", "Name, colour, delete", "名前・色・削除")
  package let markdownFiles = Phrase(
    "모든 기록을 Markdown으로 (.zip)", "Everything as Markdown (.zip)",
    "すべてMarkdownで (.zip)")
  package let diaryFilesHint = Phrase(
    ".ics에는 모든 것이, Markdown에는 글과 감정, 기분, 태그가 담겨요.",
    "The .ics file holds everything, Markdown the texts, feelings, moods and tags.",
    ".icsにはすべてが、Markdownには文章・気持ち・気分・タグが入ります。")
  package let importMarkdown = Phrase("Markdown 가져오기", "Import Markdown", "Markdownを読み込む")
  package let markdownHint = Phrase(
    "파일 여러 개나 여기서 받은 .zip을 골라 주세요. 날짜는 파일 안이나 이름에 있어야 해요.",
    "Choose several files, or the .zip from here. The date stands in each file or its name.",
    "複数のファイル、またはここで保存した.zipを選んでください。日付はファイルの中か名前に必要です。")
  package let importCalendarFile = Phrase(
    ".ics 가져오기", "Import an .ics file", ".icsを読み込む")
  package let noMarkdown = Phrase(
    "Markdown 파일이 없어요. .md 파일이나 여기서 받은 .zip을 골라 주세요.",
    "There is no Markdown file. Choose .md files or the .zip from here.",
    "Markdownファイルがありません。.mdファイルかここで保存した.zipを選んでください。")
  package let zipUnreadable = Phrase(
    "이 .zip은 열 수 없어요. 풀어서 .md 파일을 골라 주세요.",
    "This .zip cannot be read. Unpack it and choose the .md files.",
    "この.zipは読めません。展開して.mdファイルを選んでください。")
}

extension Strings {
  /// A text of the diary's pages.
  package subscript(dynamicMember path: KeyPath<DiaryPagePhrases, Phrase>) -> String {
    DiaryPagePhrases.all[keyPath: path].text(in: language)
  }
}
