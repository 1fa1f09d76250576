import { registerPlanted } from '../../adversary/planted/register-planted.ts'

/** FOR TESTS ONLY: the signer with holes that can be chosen while it runs, to see that the attacks find them. */
registerPlanted(new URL('./modules/', import.meta.url))
// Loaded only now: what was loaded before cannot be replaced any more.
await import('@windhover/signer/main')
