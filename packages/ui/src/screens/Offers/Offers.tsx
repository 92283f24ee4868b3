import { Stack } from '../../primitives/Stack/Stack.tsx'
import { CustomAmount } from './CustomAmount.tsx'
import type { OffersProps } from './offers.types.ts'
import { Packs } from './Packs.tsx'

export type { CustomPriceState, OffersProps, Pack, PacksState } from './offers.types.ts'

/** All offers: packs and a custom amount (R011). */
export function Offers({ packs, customPrice, onChoosePack, onChooseCustom, ...shown }: OffersProps) {
  return (
    <Stack gap="md">
      <Packs state={packs} {...shown} onChoose={onChoosePack} />
      <CustomAmount
        price={customPrice}
        packs={packs.status === 'ready' ? packs.packs : []}
        {...shown}
        onChoose={onChooseCustom}
        onChoosePack={onChoosePack}
      />
    </Stack>
  )
}
