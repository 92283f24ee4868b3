import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { tokensLayer } from './layers.css.ts'
import { themeTokens } from './theme.ts'

createGlobalTheme(':root', vars, { '@layer': tokensLayer, ...themeTokens })

globalStyle(':root', { '@layer': { [tokensLayer]: { colorScheme: 'light dark' } } })
globalStyle('[data-theme="light"]', { '@layer': { [tokensLayer]: { colorScheme: 'light' } } })
globalStyle('[data-theme="dark"]', { '@layer': { [tokensLayer]: { colorScheme: 'dark' } } })
// Paper is white, and browsers print no grounds: the words of a dark page would be light on it.
globalStyle(':root, [data-theme]', { '@layer': { [tokensLayer]: { '@media': { print: { colorScheme: 'light' } } } } })

// Inherited colours were computed under the parent's scheme, so a forced scheme has to state its own.
globalStyle('body, [data-theme]', {
  '@layer': { [tokensLayer]: { color: vars.color.text, backgroundColor: vars.color.page } },
})
