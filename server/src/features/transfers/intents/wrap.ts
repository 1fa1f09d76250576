import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const wrapPlan = defineIntentPlan({
  type: 'wrap',
  plan: async ({ wrappings }, { chain, amountRaw }, owner) => ({
    actions: await wrappings[chain].buildWrap({ owner, amountRaw: BigInt(amountRaw) }),
  }),
})
