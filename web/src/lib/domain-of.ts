/** Where an address really leads, in few words; null for anything that is no address of the web. */
export function domainOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return hostname.replace(/^www\./, '') || null
}
