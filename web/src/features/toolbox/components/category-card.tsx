import { ALWAYS_ON } from '@windhover/core/toolbox/categories'
import type { OfferedCategory } from '@windhover/core/toolbox/contract'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toolboxCopy } from '../copy.ts'
import { CategoryIcon } from './category-icon.tsx'
import { ExampleList } from './example-list.tsx'

type CategoryCardProps = {
  readonly category: OfferedCategory
  readonly toolCount: number
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onSwitch: (isOn: boolean) => void
}

/** In a narrow panel the status stands below the words, and what is beside them stays in their middle. */
const BOTH_ROWS = '@max-narrow/panel:row-span-2'

/** R1-142 */
export function CategoryCard(props: CategoryCardProps) {
  const { category, toolCount, isSelected, isOpen, onOpenChange, onSwitch } = props
  const id = useId()
  const isAlwaysOn = category.id === ALWAYS_ON
  const isOn = isAlwaysOn || isSelected
  // What cannot be had here cannot be switched on, but whoever has it on may take it off.
  const isLocked = isAlwaysOn || (category.state === 'not-connected' && !isSelected)
  const expandLabel = isOpen ? toolboxCopy.hideExamples : toolboxCopy.showExamples
  return (
    <Card as="li" padded={false} className="p-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] items-center gap-x-3 @max-narrow/panel:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <CategoryIcon icon={category.icon} color={category.color} className={BOTH_ROWS} />
        <div>
          <div className="flex flex-wrap items-center gap-x-1.5">
            <h3 id={id} className="font-semibold">
              {category.title}
            </h3>
            {category.premium && <Badge tone="accent">{toolboxCopy.premium}</Badge>}
            {category.state === 'ready' && (
              <span className="num text-caption text-3">{toolboxCopy.count(toolCount)}</span>
            )}
          </div>
          <p className="text-caption text-3">{category.description}</p>
          {category.reason !== null && <p className="text-caption text-2">{category.reason}</p>}
        </div>
        <span
          id={`${id}-status`}
          className={cx(
            'text-caption whitespace-nowrap @max-narrow/panel:col-start-2 @max-narrow/panel:row-start-2',
            isOn && category.state !== 'not-connected' ? 'text-up' : 'text-3',
          )}
        >
          {nameStatus({ category, isAlwaysOn, isSelected })}
        </span>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-status`}
          checked={isOn}
          disabled={isLocked}
          onCheckedChange={onSwitch}
          className={BOTH_ROWS}
        />
        <IconButton
          size={28}
          label={expandLabel(category.title)}
          tooltip={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-examples`}
          icon={
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx('transition-transform duration-(--dur-2) ease-out', isOpen && 'rotate-180')}
            />
          }
          onClick={() => onOpenChange(!isOpen)}
          className={cx('aria-expanded:bg-transparent', BOTH_ROWS)}
        />
      </div>
      <div id={`${id}-examples`} hidden={!isOpen}>
        {isOpen && <ExampleList examples={category.examples} labelledBy={id} />}
      </div>
    </Card>
  )
}

/** R1-144, G19 */
function nameStatus(card: { category: OfferedCategory; isAlwaysOn: boolean; isSelected: boolean }): string {
  if (card.isAlwaysOn) return toolboxCopy.alwaysOn
  if (card.category.state === 'not-connected') return toolboxCopy.notAvailable
  return card.isSelected ? toolboxCopy.enabled : toolboxCopy.available
}
