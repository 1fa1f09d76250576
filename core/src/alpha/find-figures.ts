const UNITS: Readonly<Record<string, string>> = {
  '%': '%',
  percent: '%',
  'per cent': '%',
  k: 'k',
  thousand: 'k',
  m: 'm',
  million: 'm',
  b: 'b',
  billion: 'b',
  t: 't',
  trillion: 't',
}
const FIGURE =
  /(\p{N}[\p{N}.,'’]*)\s?(%|percent\b|per cent\b|thousand\b|million\b|billion\b|trillion\b|[kmbt]\b)?/giu

/** Figures in words; 'one' is too common to be one. */
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|halves|halved|thirds?|quarters?|doubles?|doubled|doubling|triples?|tripled|tripling|quadrupled|twice|thrice|\p{L}+fold)\b/giu

/**
 * Every figure of a text in one writing: '12.50 percent' and '12.5%' are the same one, '12.5' is another. The sign is
 * left out, since words say it as well.
 */
export function findFigures(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC')
  const digits = [...plain.matchAll(FIGURE)].map(
    ([, number = '', unit = '']) => `${plainNumber(number)}${UNITS[unit.toLowerCase()] ?? ''}`,
  )
  const words = [...plain.replaceAll(FIGURE, ' ').matchAll(NUMBER_WORDS)].map(([word]) => word.toLowerCase())
  return new Set([...digits, ...words])
}

/** Without separators and closing zeros; what is no plain number stays as it is written. */
function plainNumber(written: string): string {
  const bare = written.replaceAll(/[,'’]/g, '').replace(/\.+$/, '')
  return /^\d+(?:\.\d+)?$/.test(bare) ? String(Number(bare)) : bare
}
