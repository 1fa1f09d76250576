import { IV_BYTES, type Sealed, TAG_BYTES } from '../envelope/aes-gcm.ts'
import { SealBrokenError } from '../envelope/sealed-key.ts'

/** A wrapped data key in one column: iv, ciphertext, tag. */
export function joinWrapped({ iv, ciphertext, tag }: Sealed): Buffer {
  return Buffer.concat([iv, ciphertext, tag])
}

export function splitWrapped(wrapped: Buffer): Sealed {
  if (wrapped.length <= IV_BYTES + TAG_BYTES) throw new SealBrokenError('the wrapped data key is too short')
  return {
    iv: wrapped.subarray(0, IV_BYTES),
    ciphertext: wrapped.subarray(IV_BYTES, -TAG_BYTES),
    tag: wrapped.subarray(-TAG_BYTES),
  }
}
