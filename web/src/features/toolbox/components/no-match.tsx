import type { ToolCategoryType } from '@windhover/core/toolbox/tool-category'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toolboxCopy } from '../copy.ts'

type NoMatchProps = {
  readonly typed: string
  readonly tab: ToolCategoryType
  readonly other: { readonly tab: ToolCategoryType; readonly count: number }
  readonly onOpenOther: () => void
}

/** What is looked for may stand in the other tab, and then one press leads there. */
export function NoMatch({ typed, tab, other, onOpenOther }: NoMatchProps) {
  const words = typed.trim()
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={toolboxCopy.noMatch}
      hint={<span className="wrap-anywhere">{toolboxCopy.noMatchHint(words, toolboxCopy.tabs[tab])}</span>}
      action={
        other.count > 0 && (
          <Button onClick={onOpenOther}>
            {toolboxCopy.elsewhere(other.count, toolboxCopy.tabs[other.tab])}
          </Button>
        )
      }
    />
  )
}
