/** Where an address really leads, in few words; null for anything that is no address of the web. */
export function domainOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return hostname.replace(/^www\./, '') || null
}

/** The same for links that strangers chose: only where nobody on the way can change or read what it leads to. */
export function secureDomainOf(url: string): string | null {
  return /^https:/i.test(url) ? domainOf(url) : null
}
