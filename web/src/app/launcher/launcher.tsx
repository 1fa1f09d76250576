import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useId, useState } from 'react'
import { openApp, useOpenApp } from '../../lib/open-app.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx'
import { offeredApps } from '../app-registry.ts'
import { appRegistry } from '../features.ts'
import { LauncherMenu } from './launcher-menu.tsx'

type LauncherProps = { readonly shape: 'button' | 'icon'; readonly onSearch: () => void }

const APPS = offeredApps(appRegistry)

export function Launcher({ shape, onSearch }: LauncherProps) {
  const [open, setOpen] = useState(false)
  const openId = useOpenApp()
  const triggerId = useId()
  const grid = <LayoutGrid size={shape === 'icon' ? 18 : 16} aria-hidden="true" />
  return (
    <Popover open={open} onOpenChange={setOpen}>
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
        <LauncherMenu
          apps={APPS}
          labelledBy={triggerId}
          openId={openId}
          onOpen={(id) => {
            setOpen(false)
            openApp(id)
          }}
          onSearch={() => {
            setOpen(false)
            onSearch()
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
