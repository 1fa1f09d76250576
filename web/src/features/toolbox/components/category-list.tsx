import type { ToolCategoryId } from '@windhover/core/toolbox/categories'
import type { OfferedCategory, ToolboxView } from '@windhover/core/toolbox/contract'
import { CategoryCard } from './category-card.tsx'

type CategoryListProps = {
  readonly label: string
  readonly categories: readonly OfferedCategory[]
  readonly tools: ToolboxView['tools']
  readonly selected: readonly string[]
  readonly isOpen: (category: OfferedCategory) => boolean
  readonly onOpenChange: (id: ToolCategoryId, isOpen: boolean) => void
  readonly onSwitch: (id: ToolCategoryId, isOn: boolean) => void
}

export function CategoryList(props: CategoryListProps) {
  const { label, categories, tools, selected, isOpen, onOpenChange, onSwitch } = props
  return (
    <ul aria-label={label} className="grid gap-2">
      {categories.map((category) => (
        <CategoryCard
          key={category.id}
          category={category}
          toolCount={tools.filter((tool) => tool.categories.includes(category.id)).length}
          isSelected={selected.includes(category.id)}
          isOpen={isOpen(category)}
          onOpenChange={(next) => onOpenChange(category.id, next)}
          onSwitch={(isOn) => onSwitch(category.id, isOn)}
        />
      ))}
    </ul>
  )
}
