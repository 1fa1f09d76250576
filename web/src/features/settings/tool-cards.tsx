import { safetyTools } from '@windhover/core/safety/tools'
import { settingsTools } from '@windhover/core/settings/tools'
import { defineToolCards } from '../../money/cards/define-tool-cards.ts'
import { LimitsCard, SettingsCard } from './tool-cards/settings-cards.tsx'

/** Limits have no screen of their own: they are a part of Settings. */
export const toolCards = defineToolCards(
  { ...settingsTools, ...safetyTools },
  {
    get_settings: SettingsCard,
    get_limits: LimitsCard,
  },
)
