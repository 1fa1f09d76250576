import { timingSafeEqual } from 'node:crypto'
import type { KeyWrapper } from '../wrappers/key-wrapper.ts'

/** Seals under one root key what another has sealed. It is opened again before anybody gives up the old sealing. */
export async function rewrap(
  { from, to }: { readonly from: KeyWrapper; readonly to: KeyWrapper },
  sealed: { readonly wrapped: Buffer; readonly binding: Buffer },
): Promise<Buffer> {
  const { wrapped, binding } = sealed
  const plain = await from.unwrap(wrapped, binding)
  let again: Buffer | undefined
  try {
    const anew = await to.wrap(plain, binding)
    again = await to.unwrap(anew, binding)
    if (again.length !== plain.length || !timingSafeEqual(again, plain))
      throw new Error('the new root key gives back something else than it was given')
    return anew
  } finally {
    plain.fill(0)
    again?.fill(0)
  }
}
