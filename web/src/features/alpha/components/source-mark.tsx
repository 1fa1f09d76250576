import type { AlphaSource } from '@windhover/core/alpha/sentence'
import { formatAgo } from '../../../lib/format-when.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { alphaCopy } from '../copy.ts'
import type { NumberedSources } from '../number-sources.ts'

type SourceMarkProps = { readonly said: readonly AlphaSource[]; readonly sources: NumberedSources }

/** The numbers under which the card lists its sources; pointing at them names them. */
export function SourceMark({ said, sources }: SourceMarkProps) {
  const numbers = [...new Set(said.map(sources.numberOf))]
  return (
    <sup
      title={said.map(({ name, at }) => `${name}, ${formatAgo(at)}`).join('\n')}
      className="num -top-[0.35em] ml-px text-micro text-3"
    >
      {numbers.map((number, place) => (
        <span key={number}>
          {place > 0 && ','}
          <VisuallyHidden>{alphaCopy.source(number)}</VisuallyHidden>
          <span aria-hidden="true">{number}</span>
        </span>
      ))}
    </sup>
  )
}
