import { CHAIN_SLUGS, type ChainSlug } from './chain-slugs.ts'

/** R1-244: by any part of the slug, whatever the case; those that begin so come first. */
export function searchChains(typed: string): readonly ChainSlug[] {
  const wanted = typed.trim().toLowerCase()
  const found = CHAIN_SLUGS.filter((slug) => slug.includes(wanted))
  return [
    ...found.filter((slug) => slug.startsWith(wanted)),
    ...found.filter((slug) => !slug.startsWith(wanted)),
  ]
}
