import { registerHooks } from 'node:module'

/**
 * FOR TESTS ONLY: a signer that lets one part of an intent land in two places, because the real one refuses what most
 * planted workers do wrong before anything of it reaches a chain. One module is exchanged as it is loaded; no code of the
 * product knows of it.
 */
const CAREFUL = '/may-land-still.ts'
const CARELESS = new URL('./land-anywhere.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) => {
    const isExchanged = specifier.endsWith(CAREFUL) && context.parentURL !== CARELESS
    return isExchanged ? { url: CARELESS, shortCircuit: true } : next(specifier, context)
  },
})
await import('@windhover/signer/main')
