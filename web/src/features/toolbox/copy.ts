import { TOOLS_MAX, TOOLS_RECOMMENDED } from '@windhover/core/toolbox/constants'
import type { ToolCategoryType } from '@windhover/core/toolbox/tool-category'

const TABS: Readonly<Record<ToolCategoryType, string>> = { trader: 'Trader', analyst: 'Analyst' }

/** Every sentence of the Toolbox; those of the specification word for word. */
export const toolboxCopy = {
  about: 'Groups of tools the agent may use',
  tabs: TABS,
  tabList: 'Kinds of tools',
  search: 'Search categories and examples',
  searchPlaceholder: 'Search categories and examples...',
  note: `Up to ${TOOLS_RECOMMENDED} tools are recommended. Quality may drop beyond ${TOOLS_RECOMMENDED}, the hard maximum is ${TOOLS_MAX}.`,
  dismissNote: 'Dismiss',
  enabledTools: 'Tools enabled',
  enabledOf: (count: number) => `${count} of ${TOOLS_MAX}`,
  beyond: `${TOOLS_RECOMMENDED} or fewer work best`,
  premium: 'Premium',
  count: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
  enabled: 'Enabled',
  available: 'Available',
  notAvailable: 'Not available',
  alwaysOn: 'Always on',
  showExamples: (title: string) => `Show examples of ${title}`,
  hideExamples: (title: string) => `Hide examples of ${title}`,
  copyExample: (example: string) => `Copy: ${example}`,
  exampleCopied: 'Example copied to clipboard!',
  exampleCopyFailed: 'Failed to copy example',
  noMatch: 'No categories match',
  noMatchHint: (typed: string, tab: string) => `No match for “${typed}” in ${tab}.`,
  elsewhere: (count: number, tab: string) => `Show ${count} in ${tab}`,
  noVault: 'Your vault is being created',
  noVaultHint: 'You can choose its tools as soon as it is ready.',
  loading: 'Loading the toolbox',
  loadFailed: 'The toolbox could not be loaded.',
  saveFailed: 'That change was not saved.',
}
