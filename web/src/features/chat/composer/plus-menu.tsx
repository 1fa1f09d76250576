import { FILE_TYPES } from '@windhover/core/files/constants'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Image from 'lucide-react/icons/image'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { chatCopy } from '../copy.ts'

type PlusMenuProps = {
  readonly disabled: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onCheatSheet: () => void
}

/** R1-059: exactly these two. */
export function PlusMenu({ disabled, onFiles, onCheatSheet }: PlusMenuProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <DropdownMenu
        side="top"
        trigger={
          <IconButton
            label={chatCopy.add}
            disabled={disabled}
            icon={<Plus size={18} aria-hidden="true" />}
            className="max-md:size-9!"
          />
        }
      >
        <MenuItem icon={<Image size={15} />} onSelect={() => input.current?.click()}>
          {chatCopy.upload}
        </MenuItem>
        <MenuItem icon={<BookOpenText size={15} />} onSelect={onCheatSheet}>
          {chatCopy.cheatSheet}
        </MenuItem>
      </DropdownMenu>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={chatCopy.upload}
        accept={FILE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file chosen again must count as a choice.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
