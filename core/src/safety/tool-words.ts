import { showUsd } from '../money/show-figures.ts'
import { defineToolWords } from '../toolbox/tool-contract.ts'
import { safetyTools } from './tools.ts'

export const safetyToolWords = defineToolWords(safetyTools, {
  get_limits: ({ perTransactionUsd, rolling24hUsd, spent24hUsd, isPaused }) => {
    const left = Math.max(0, rolling24hUsd - spent24hUsd)
    const paused = isPaused ? 'The vault is **paused**, so nothing can leave it. ' : ''
    return `${paused}You have used ${showUsd(spent24hUsd)} of your ${showUsd(rolling24hUsd)} limit for 24 hours, so ${showUsd(left)} is left. One transaction can move up to ${showUsd(perTransactionUsd)}. Only you can change limits, in Settings.`
  },
})
