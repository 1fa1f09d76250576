import { formatChange, toneOfChange } from '../../../lib/format-price.ts'

const TONE = { up: 'text-up', down: 'text-down', neutral: 'text-3' }

/** Nothing where nobody knows. */
export function ChangeText({ percent }: { readonly percent: number | null }) {
  if (percent === null) return null
  return <span className={`num ${TONE[toneOfChange(percent)]}`}>{formatChange(percent)}</span>
}
