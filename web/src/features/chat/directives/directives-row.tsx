import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CardButton } from '../../../ui/card.tsx'
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { DirectiveList } from './directive-list.tsx'
import { directivesCopy } from './directives-copy.ts'

/** Settings: the rules again, to read. */
export default function DirectivesRow() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <CardButton className="flex! items-center gap-3 px-4! py-3!" onClick={() => setIsOpen(true)}>
        <IconTile>
          <ScrollText size={16} />
        </IconTile>
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{directivesCopy.title}</span>
          <span className="block truncate text-caption text-3">{directivesCopy.settingsHint}</span>
        </span>
        <ChevronRight size={14} className="text-3" aria-hidden="true" />
      </CardButton>
      <Dialog
        title={directivesCopy.title}
        width={600}
        closeButton={false}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <DirectiveList />
        <DialogFoot start={directivesCopy.versionOnly(DIRECTIVES_VERSION)}>
          <Button onClick={() => setIsOpen(false)}>{directivesCopy.close}</Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}
