/** Drawn on cards, and nothing to a model: pictures, lines without axes, links, the raw unit of a token. */
const FOR_EYES: ReadonlySet<string> = new Set(['logoURI', 'icon', 'spark', 'url', 'explorerUrl', 'decimals'])
/** Nobody holds it any more, which is news; everywhere else null is not known. */
const NULL_IS_NEWS: ReadonlySet<string> = new Set(['mintAuthority', 'freezeAuthority'])
/** No tool lists more than this when asked to. */
const LIST_MAX = 30
const TEXT_CHARS_MAX = 400
const DIGITS = 6

/**
 * The answer of a tool as a model reads it: what is not known is left out, and so is what only eyes need or what was just
 * said. People see all of it on the card.
 */
export function compactResult(value: unknown): unknown {
  return compact(value, null)
}

/** `chain`: of what holds this, where it has one. */
function compact(value: unknown, chain: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS))
  if (typeof value === 'string') return cut(value)
  if (Array.isArray(value)) return value.map((item) => compact(item, chain))
  if (typeof value !== 'object' || value === null) return value
  const own = 'chain' in value ? value.chain : chain
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) =>
      key === 'chain' && held === chain ? [] : compactField(key, held, own),
    ),
  )
}

function compactField(key: string, value: unknown, chain: unknown): readonly [string, unknown][] {
  if (FOR_EYES.has(key) || value === undefined) return []
  if (value === null) return NULL_IS_NEWS.has(key) ? [[key, null]] : []
  if (!Array.isArray(value) || value.length <= LIST_MAX) return [[key, compact(value, chain)]]
  return [
    [key, compact(value.slice(0, LIST_MAX), chain)],
    [`${key}LeftOut`, value.length - LIST_MAX],
  ]
}

function cut(text: string): string {
  return text.length <= TEXT_CHARS_MAX ? text : `${text.slice(0, TEXT_CHARS_MAX - 1)}…`
}
