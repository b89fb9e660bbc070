// What libical takes for the work that is measured. Prints CPU seconds, how many things came out, and
// the peak of memory in KiB.
//
//     libical_benchmark read FILE
//     libical_benchmark write FILE
//     libical_benchmark expand RULES [ZONE]
//     libical_benchmark window FILE FROM TO        (20260301T000000Z)

#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static double cpu(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static void report(double seconds, long count) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("%.6f %ld %ld\n", seconds, count, usage.ru_maxrss);
}

static char *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(1);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc((size_t)size + 1);
  size = (long)fread(text, 1, (size_t)size, file);
  text[size] = 0;
  fclose(file);
  return text;
}

static void expand(const char *path, const char *name) {
  icaltimezone *zone = name ? icaltimezone_get_builtin_timezone(name) : NULL;
  char *text = contents(path), *rest = text, *line;
  double seconds = 0;
  long count = 0;
  long long sum = 0;
  while ((line = strsep(&rest, "\n")) && *line) {
    char *rule = strchr(line, '\t');
    *rule++ = 0;
    struct icaltimetype start = icaltime_from_string(line);
    if (zone) start = icaltime_set_timezone(&start, zone);
    struct icaltimetype end = start;
    end.year += 50;
    if (zone) sum += icaltime_as_timet_with_zone(end, zone);
    double begin = cpu();
    for (int round = 0; round < 3; round++) {
      struct icalrecurrencetype read = icalrecurrencetype_from_string(rule);
      icalrecur_iterator *iterator = icalrecur_iterator_new(read, start);
      struct icaltimetype time;
      while (!icaltime_is_null_time(time = icalrecur_iterator_next(iterator)) &&
             icaltime_compare_date_only(time, end) < 0) {
        count++;
        if (zone) sum += icaltime_as_timet_with_zone(time, zone);
      }
      icalrecur_iterator_free(iterator);
    }
    seconds += cpu() - begin;
  }
  if (sum == 1) puts("");
  report(seconds, count);
}

static long found;
static void take(icalcomponent *event, struct icaltime_span *span, void *data) {
  (void)event, (void)span, (void)data;
  found++;
}

static double window(icalcomponent *calendar, const char *from, const char *to) {
  struct icaltimetype start = icaltime_from_string(from), end = icaltime_from_string(to);
  double begin = cpu();
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT))
    icalcomponent_foreach_recurrence(event, start, end, take, NULL);
  return cpu() - begin;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  const char *task = arguments[1];
  if (!strcmp(task, "expand")) {
    expand(arguments[2], count > 3 ? arguments[3] : NULL);
    return 0;
  }
  char *text = contents(arguments[2]);
  double begin = cpu();
  icalcomponent *calendar = icalparser_parse_string(text);
  double seconds = cpu() - begin;
  if (!calendar) return 1;
  if (!strcmp(task, "read")) {
    report(seconds, icalcomponent_count_components(calendar, ICAL_VEVENT_COMPONENT) +
                        icalcomponent_count_components(calendar, ICAL_VTODO_COMPONENT));
  } else if (!strcmp(task, "write")) {
    begin = cpu();
    char *written = icalcomponent_as_ical_string_r(calendar);
    seconds = cpu() - begin;
    report(seconds, (long)strlen(written));
  } else {
    // The first walk works out the zones; the second is measured.
    window(calendar, arguments[3], arguments[4]);
    found = 0;
    seconds = window(calendar, arguments[3], arguments[4]);
    report(seconds, found);
  }
  return 0;
}
