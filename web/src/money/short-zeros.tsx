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

const SUB_PX = 9
const SUB_DOWN_PX = 2

/** The same inside the text of a drawing. */
export function ShortZerosInSvg({ text }: { readonly text: string }) {
  const counted = countZeros(text)
  if (counted === null) return text
  return (
    <>
      {counted.lead}
      <tspan fontSize={SUB_PX} dy={SUB_DOWN_PX}>
        {counted.count}
      </tspan>
      <tspan dy={-SUB_DOWN_PX}>{counted.rest}</tspan>
    </>
  )
}
