/** A quiet decoration, no data: it never moves and says nothing to assistive technology. */
const HEIGHTS = [
  116, 108, 101, 102, 95, 91, 95, 97, 101, 110, 115, 120, 119, 115, 121, 117, 124, 136, 145, 136, 138, 134,
  118, 123, 127, 121, 120, 123, 119, 108, 111, 110, 110, 110, 112, 114, 103, 104, 104, 107, 101, 99, 110, 102,
  97, 86, 93, 74, 79, 74, 74, 87, 93, 86, 76, 88, 93, 104, 111, 103, 108, 106, 96, 96, 88, 94, 91, 79, 68, 66,
  64, 68, 80, 80, 72, 72, 66, 68, 76, 80, 73, 75, 66, 51, 46, 53, 49, 51, 40, 39,
]

export function PriceLine() {
  const line = HEIGHTS.map((y, x) => `${x === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const end = HEIGHTS.length - 1
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${end} 216`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-40 w-full sm:h-54"
    >
      <path d={`${line}L${end} 216L0 216Z`} className="fill-chart-line opacity-7" />
      <path
        d={line}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line-strong opacity-80"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  )
}
