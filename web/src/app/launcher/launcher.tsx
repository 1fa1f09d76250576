import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useId, useState } from 'react'
import { openApp, useOpenApp } from '../../lib/open-app.ts'
import { LATE_PART_FAILED, useLatePart } from '../../lib/use-late-part.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useIdle } from '../use-idle.ts'
import type { LauncherMenuProps } from './launcher-menu.tsx'

type LauncherProps = { readonly shape: 'button' | 'icon'; readonly onSearch: () => void }

const loadMenu = () => import('./launcher-menu.tsx')

/** The button belongs to the first page. Its menu comes while the browser is idle; until then a press waits for it. */
export function Launcher({ shape, onSearch }: LauncherProps) {
  const [open, setOpen] = useState(false)
  const idle = useIdle()
  const Menu = useLatePart<LauncherMenuProps>({
    load: loadMenu,
    needed: idle || open,
    onFailed: () => {
      if (!open) return
      setOpen(false)
      toast.error({ title: LATE_PART_FAILED })
    },
  })
  const openId = useOpenApp()
  const triggerId = useId()
  const grid = <LayoutGrid size={shape === 'icon' ? 18 : 16} aria-hidden="true" />
  return (
    <Popover open={open && Menu !== null} onOpenChange={setOpen}>
      <PopoverTrigger>
        {shape === 'icon' ? (
          <IconButton id={triggerId} label="Apps" icon={grid} size={44} tooltip={false} />
        ) : (
          <Button id={triggerId} variant="ghost" icon={grid} className="px-2">
            Apps
          </Button>
        )}
      </PopoverTrigger>
      <PopoverContent label="Apps" sideOffset={12} className="max-md:w-screen">
        {Menu !== null && (
          <Menu
            labelledBy={triggerId}
            openId={openId}
            onOpen={(app) => {
              setOpen(false)
              openApp(app)
            }}
            onSearch={() => {
              setOpen(false)
              onSearch()
            }}
          />
        )}
      </PopoverContent>
    </Popover>
  )
}
