/**
 * What a stranger wrote, as it may be shown on one line: without characters that cannot be seen, that turn the
 * direction of what follows, or that carry hidden words (zero width, bidi, tags, fillers), and without towers of
 * accents. Letters stay as they are: who imitates whom is another question.
 */
export function cleanText(text: string, charsMax = 80): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const chars = [...plain]
  return chars.length > charsMax
    ? `${chars
        .slice(0, charsMax - 1)
        .join('')
        .trimEnd()}…`
    : plain
}

/** Format and private characters, variation selectors, and letters that are drawn as nothing at all. */
const UNSEEN =
  /\p{Cf}|\p{Co}|\p{Cn}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|\u115F|\u1160|\u17B4|\u17B5|\u2800|\u3164|\uFFA0|\uFFFD/gu
