import { CHAINS } from '../chains/all-chains.ts'
import type { ChainId } from '../chains/chain.ts'
import { listOf } from '../money/show-figures.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { vaultTools } from './tools.ts'

type Words = ToolWords<typeof vaultTools>

const NEW_ACCOUNT = 'Your Hedera account is created by the first HBAR that arrives.'

const sayAddresses: Words['get_deposit_address'] = ({ addresses }) => {
  const isNewAccount = addresses.some(
    ({ chains, accountId }) => chains.includes('hedera') && accountId === null,
  )
  const [only, ...others] = addresses
  if (only === undefined) return 'There is no address there.'
  const sentences = [
    others.length === 0 ? sayOne(only.chains) : 'Your addresses are below.',
    isNewAccount ? NEW_ACCOUNT : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** What may be sent to it, the card says. */
const sayOne = (chains: readonly ChainId[]) =>
  `Your ${listOf(chains.map((chain) => CHAINS[chain].name))} address is below.`

export const vaultToolWords = defineToolWords(vaultTools, { get_deposit_address: sayAddresses })
