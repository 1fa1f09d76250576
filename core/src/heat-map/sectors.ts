/** The parts of the market that the map shows, by the names that CoinGecko gives its categories. */
export const SECTORS = [
  { id: 'layer-1', title: 'Layer 1' },
  { id: 'decentralized-finance-defi', title: 'DeFi' },
  { id: 'meme-token', title: 'Memes' },
  { id: 'artificial-intelligence', title: 'AI and data' },
  { id: 'gaming', title: 'Games' },
] as const

export type SectorId = (typeof SECTORS)[number]['id']
export const titleOfSector = (id: SectorId): string => SECTORS.find((sector) => sector.id === id)?.title ?? ''
export const SECTOR_IDS = SECTORS.map(({ id }) => id)
