import type { mayLandStill as careful } from '@windhover/signer/policy/may-land-still'

export { PAY_AGAIN_AFTER_MS } from '@windhover/signer/policy/may-land-still'

/** Takes the place of the signer's rule (`main-planted-signer.ts`): whatever was signed before is thought to be over. */
export const mayLandStill: typeof careful = () => 'no'
