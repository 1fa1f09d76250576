import { defineIntentPlan } from '../../../ports/intent-plan.ts'

export const associatePlan = defineIntentPlan({
  type: 'associate',
  plan: async ({ hederaAccounts }, { token }, owner) => ({
    actions: [await hederaAccounts.buildAssociate({ owner, token })],
  }),
})
