import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokensLayer } from './layers.css.ts'
import { themeTokens } from './theme.ts'

createGlobalTheme(':root', vars, { '@layer': tokensLayer, ...themeTokens })

globalStyle(':root', { '@layer': { [tokensLayer]: { colorScheme: 'light dark' } } })
globalStyle('[data-theme="light"]', { '@layer': { [tokensLayer]: { colorScheme: 'light' } } })
globalStyle('[data-theme="dark"]', { '@layer': { [tokensLayer]: { colorScheme: 'dark' } } })
// Paper is white and browsers print no backgrounds, so a dark page would print light text.
globalStyle(':root, [data-theme]', { '@layer': { [tokensLayer]: { '@media': { print: { colorScheme: 'light' } } } } })

// Inherited colours were computed in the parent's scheme, so a forced scheme sets its own.
globalStyle('body, [data-theme]', {
  '@layer': { [tokensLayer]: { color: vars.color.text, backgroundColor: vars.color.page } },
})
