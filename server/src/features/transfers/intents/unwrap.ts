import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const unwrapPlan = defineIntentPlan({
  type: 'unwrap',
  plan: async ({ wrappings }, { chain, amountRaw }, owner) => ({
    actions: await wrappings[chain].buildUnwrap({
      owner,
      amountRaw: amountRaw === 'all' ? amountRaw : BigInt(amountRaw),
    }),
  }),
})
