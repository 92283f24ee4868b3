import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as icons from '../../primitives/Icon/icons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { vars } from '../../tokens/contract.css.ts'
import type { ThemeTokens } from '../../tokens/tokenType.ts'
import * as styles from './Foundation.css.ts'
import { Sample } from './Sample.tsx'

type Role = keyof ThemeTokens['color']

/** A ground and the text colour on it; rows of the colour sample. */
const ramps: readonly (readonly (readonly [ground: Role, ink: Role])[])[] = [
  [
    ['page', 'text'],
    ['surface', 'text'],
    ['sunken', 'textMuted'],
    ['neutral', 'onNeutral'],
  ],
  [
    ['accentSoft', 'onAccentSoft'],
    ['coinFace', 'coinRelief'],
    ['accent', 'onAccent'],
    ['accentPressed', 'onAccent'],
  ],
  [
    ['copperSoft', 'onCopperSoft'],
    ['criticalSoft', 'criticalText'],
    ['cautionSoft', 'cautionText'],
    ['infoSoft', 'infoText'],
  ],
]

export function TypeSample() {
  return (
    <Sample title="Type" page="foundations-type--scale" columns={7}>
      <div className={styles.glyphs} aria-hidden="true">
        Mint
      </div>
      <Stack gap="sm">
        <Heading level={2} size="lg">
          Struck, one by one
        </Heading>
        <Text size="lead" tone="muted" prose>
          A grotesque with character for what is said first, a quiet one for the rest, and figures that stand in columns
          wherever tokens or money do.
        </Text>
        <div className={styles.figures}>0123456789 €12.50</div>
      </Stack>
    </Sample>
  )
}

export function ColourSample() {
  return (
    <Sample title="Colours" page="foundations-colours--roles-and-contrast" columns={5} flush>
      <div className={styles.ramps}>
        {ramps.map((ramp) => (
          <div key={ramp[0]?.[0]} className={styles.ramp}>
            {ramp.map(([ground, ink]) => (
              <div
                key={ground}
                className={styles.chip}
                style={{ backgroundColor: vars.color[ground], color: vars.color[ink] }}
              >
                {ground}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Sample>
  )
}

export function MotifSample() {
  return (
    <Sample title="Coin and icons" page="primitives-coin--docs" columns={4} sunken>
      <div className={styles.coins}>
        <Coin size={112} />
        <Coin size={72} tone="copper" />
        <Coin size={44} />
      </div>
      <div className={styles.icons}>
        {Object.entries(icons).map(([name, icon]) => (
          <Icon key={name} icon={icon} />
        ))}
      </div>
    </Sample>
  )
}
