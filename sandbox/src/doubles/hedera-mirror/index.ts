import { defineDouble } from '../double.ts'
import { mountAccounts } from './account-routes.ts'
import { mountContracts } from './contract-routes.ts'
import { answerRefusals } from './mirror-refusal.ts'
import { mountNetwork } from './network-routes.ts'
import { mountTokens } from './token-routes.ts'
import { mountTransactions } from './transaction-routes.ts'

export const double = defineDouble({
  name: 'hedera-mirror',
  standsFor: 'mainnet.mirrornode.hedera.com: the mirror node REST API, under /api/v1',
  faults: ['drop', 'delay', 'rate-limit', 'server-error', 'lie', 'timeout-after-success'],
  rateLimited: () => ({ status: 429, body: refusal('Requests per second limit exceeded') }),
  serverError: () => ({ status: 500, body: refusal('Internal error') }),
  mount: async (scope, world) => {
    await scope.register(async (api) => {
      answerRefusals(api)
      mountAccounts(api, world)
      mountTransactions(api, world)
      mountTokens(api, world)
      mountNetwork(api, world)
      mountContracts(api, world)
    })
  },
})

function refusal(message: string) {
  return { _status: { messages: [{ message }] } }
}
