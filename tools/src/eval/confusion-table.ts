import type { Score } from './score-sets.ts'
import type { Got } from './set-line.ts'

/** What was taken for what, the commonest first, as rows of markdown. Labels alone: no line of a set is told. */
export function confusionTable(scores: readonly Score[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { expected, got } of scores.flatMap(({ missed }) => missed)) {
    const [meant, taken] = [labelOf(expected), labelOf(got)]
    const row = `| ${meant} | ${meant === taken ? 'the same, another argument' : taken} |`
    counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
    .map(([row, count]) => `${row} ${count} |`)
}

function labelOf(reading: Got): string {
  switch (reading.kind) {
    case 'call':
      return reading.calls.map(({ tool }) => tool).join(' + ')
    case 'ask':
      return `ask for ${reading.about} (${reading.begun.tool})`
    case 'unsure':
    case 'correct':
    case 'partial':
      return `${reading.kind} (${reading.calls.map(({ tool }) => tool).join(' + ')})`
    case 'later':
      return `later: ${reading.request.action}`
    case 'say':
      return `say: ${reading.topic}`
    case 'unknown':
      return 'unknown'
  }
}
