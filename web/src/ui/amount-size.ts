export type AmountSize = 'hero' | 'heading' | 'figure' | 'title'

/** An amount shrinks by its length, never by rounding. */
export function amountSize(text: string): AmountSize {
  if (text.length <= 11) return 'hero'
  if (text.length <= 15) return 'heading'
  return text.length <= 18 ? 'figure' : 'title'
}

// One step smaller in a narrow panel; the first step still fits there as it is.
const CLASSES: Record<AmountSize, string> = {
  hero: 'text-hero tracking-[-0.02em]',
  heading:
    'text-heading leading-(--lh-hero) @max-narrow/panel:text-figure @max-narrow/panel:leading-(--lh-hero)',
  figure:
    'text-figure leading-(--lh-hero) tracking-[-0.02em] @max-narrow/panel:text-title @max-narrow/panel:leading-(--lh-hero)',
  title: 'text-title leading-(--lh-hero)',
}

/** For a field that holds an amount; `AmountText` uses the same. */
export function amountClasses(text: string): string {
  return `num font-medium ${CLASSES[amountSize(text)]}`
}
