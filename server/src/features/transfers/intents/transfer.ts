import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const transferPlan = defineIntentPlan({
  type: 'transfer',
  plan: async ({ chains }, { chain, to, token, amountRaw }, from) => ({
    actions: [await chains[chain].buildTransfer({ from, to, token, amountRaw: BigInt(amountRaw) })],
  }),
})
