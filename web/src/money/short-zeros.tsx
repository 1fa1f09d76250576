import { countZeros } from '@windhover/core/money/show-price'

/** Zeros that nobody would count are counted by a small figure; read out they are all there. */
export function ShortZeros({ text }: { readonly text: string }) {
  const counted = countZeros(text)
  if (counted === null) return text
  return (
    <span role="img" aria-label={text} className="whitespace-nowrap">
      {counted.lead}
      <sub className="mx-[.5px] text-[length:max(.64em,9px)]">{counted.count}</sub>
      {counted.rest}
    </span>
  )
}
