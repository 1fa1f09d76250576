const FROM_TOP_PX = 16
/** Rows out of sight have guessed heights, which come right once they are drawn. */
const SETTLES_WITHIN_FRAMES = 6
const MARKED_MS = 2_400
/** The row has no padding of its own. */
const AROUND_PX = 6

/** Brings a row to the top of the box that scrolls, gives it the focus and marks it for a moment. */
export function showRow(box: HTMLElement, row: HTMLElement, onMoved: () => void): void {
  let framesLeft = SETTLES_WITHIN_FRAMES
  const move = () => {
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - FROM_TOP_PX
    onMoved()
    framesLeft -= 1
    if (framesLeft > 0) requestAnimationFrame(move)
  }
  move()
  row.tabIndex = -1
  row.style.outlineOffset = `${AROUND_PX}px`
  row.focus({ preventScroll: true })
  mark(row)
}

function mark(row: HTMLElement): void {
  const ring = (color: string) => `0 0 0 ${AROUND_PX}px ${color}`
  row.animate(
    {
      backgroundColor: ['var(--bg-hover)', 'var(--bg-hover)', 'transparent'],
      boxShadow: [ring('var(--bg-hover)'), ring('var(--bg-hover)'), ring('transparent')],
      borderRadius: ['var(--r-xs)', 'var(--r-xs)', 'var(--r-xs)'],
    },
    { duration: MARKED_MS, easing: 'ease-in' },
  )
}
