import type { RpcMethod } from './method.ts'
import { accountMethods } from './methods/accounts.ts'
import { blockMethods } from './methods/blocks.ts'
import { clusterMethods } from './methods/cluster.ts'
import { feeMethods } from './methods/fees.ts'
import { programAccountMethods } from './methods/program-accounts.ts'
import { sendMethods } from './methods/send.ts'
import { simulateMethods } from './methods/simulate.ts'
import { tokenMethods } from './methods/tokens.ts'
import { transactionMethods } from './methods/transactions.ts'

export const METHODS: ReadonlyMap<string, RpcMethod> = new Map(
  Object.entries({
    ...clusterMethods,
    ...blockMethods,
    ...accountMethods,
    ...programAccountMethods,
    ...tokenMethods,
    ...feeMethods,
    ...transactionMethods,
    ...sendMethods,
    ...simulateMethods,
  }),
)
