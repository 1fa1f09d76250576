/** The ground of a tile: more of the colour of gain or loss the larger the change. */
const STEPS: Readonly<Record<number, string>> = {
  [-4]: 'bg-[color-mix(in_srgb,var(--down)_50%,var(--bg-raised))]',
  [-3]: 'bg-[color-mix(in_srgb,var(--down)_34%,var(--bg-raised))]',
  [-2]: 'bg-[color-mix(in_srgb,var(--down)_20%,var(--bg-raised))]',
  [-1]: 'bg-[color-mix(in_srgb,var(--down)_10%,var(--bg-raised))]',
  0: 'bg-active',
  1: 'bg-[color-mix(in_srgb,var(--up)_10%,var(--bg-raised))]',
  2: 'bg-[color-mix(in_srgb,var(--up)_20%,var(--bg-raised))]',
  3: 'bg-[color-mix(in_srgb,var(--up)_34%,var(--bg-raised))]',
  4: 'bg-[color-mix(in_srgb,var(--up)_50%,var(--bg-raised))]',
}

export function stepClass(step: number): string {
  return STEPS[step] ?? 'bg-active'
}
