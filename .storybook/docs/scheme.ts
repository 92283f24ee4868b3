import { createContext } from 'react'

/** The scheme that a page of documentation is drawn in, its pictures included. */
export const SchemeContext = createContext<'light' | 'dark'>('light')
