import type { Launch } from '../market/market.ts'
import type { Listing } from '../universe/listing.ts'
import type { World } from '../world/world.ts'

/** Where the picture of a token is drawn. */
export function logoUrl({ ports }: Pick<World, 'ports'>, { chain, address }: Listing): string {
  return `http://127.0.0.1:${ports.http}/logos/${chain}/${address}.svg`
}

/** The maker of a launch may have named a picture of its own. */
export function launchLogoUrl(world: Pick<World, 'ports'>, { imageUrl, listing }: Launch): string {
  return imageUrl ?? logoUrl(world, listing)
}
