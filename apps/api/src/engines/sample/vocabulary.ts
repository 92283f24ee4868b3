/** Words for each key: English first, then German, French, Spanish and Italian without accents. */
type Vocabulary<K extends string> = Readonly<Record<K, string>>

export type Subject =
  | 'mountains'
  | 'sea'
  | 'forest'
  | 'city'
  | 'desert'
  | 'flowers'
  | 'coin'
  | 'marble'
  | 'discs'
  | 'guilloche'
  | 'cat'

export type Extra = 'moon' | 'sun' | 'lake' | 'birds' | 'snow' | 'boat' | 'mist' | 'stars' | 'clouds' | 'rain'

/** Words for things that a scene shows. */
export const subjectWords: Vocabulary<Subject> = {
  cat: 'cat cats kitten kittens kitty katze katzen katzchen chaton chatons gato gata gatos gatto gatta',
  coin: 'coin coins mint mintage token tokens medal medallion treasure money currency emblem seal munze munzen medaille moneda monedas moneta monete',
  flowers:
    'flower flowers rose roses tulip tulips peony peonies poppy poppies lily lilies daisy daisies bouquet blossom blossoms botanical petal petals orchid sunflower sunflowers garden dahlia bloom blooms blume blumen blute bluten rosen tulpe tulpen strauss garten fleur fleurs jardin flor flores rosa rosas jardines fiore fiori giardino',
  city: 'city cities skyline town street streets building buildings skyscraper skyscrapers tower towers urban metropolis downtown rooftops architecture paris london tokyo york stadt stadte strasse gebaude turm hochhaus wolkenkratzer ville villes rue immeuble ciudad ciudades calle edificio citta strada palazzo',
  desert:
    'desert deserts dune dunes sahara sand sands canyon oasis pyramid pyramids wuste dunen oase desierto dunas deserto',
  forest:
    'forest forests tree trees wood woods woodland jungle pine pines grove birch wald walder baum baume tannen foret forets arbre arbres bois bosque bosques arbol arboles selva foresta bosco alberi',
  sea: 'sea ocean seas oceans beach coast coastal wave waves island islands harbour harbor boat boats sail sailing ship ships lighthouse lagoon bay shore seaside meer kuste welle wellen insel hafen boot schiff segelboot mer plage cote vague vagues bateau voilier mar oceano playa costa olas barco mare spiaggia onde barca',
  mountains:
    'mountain mountains peak peaks alps alpine hill hills valley cliff cliffs summit range volcano landscape glacier lake fjord river waterfall berg berge gipfel alpen hugel tal landschaft fluss gletscher montagne montagnes alpes colline vallee paysage lac riviere montana montanas paisaje valle lago rio montagna montagne paesaggio fiume',
  marble:
    'marble abstract fluid liquid ink swirl swirls smoke silk texture flow gradient abstrakt abstrait abstracto astratto marmor marbre',
  discs:
    'geometric geometry minimal minimalist bauhaus circle circles shape shapes balls poster geometrisch kreis kreise geometrique cercle cercles geometrico circulo circulos cerchi',
  guilloche: 'pattern guilloche engraving banknote mandala spiral ornament ornamental rosette lace fractal motif',
}

/** Words for things that no scene shows, with a scene where they are at home: a fox in a forest. */
export const settingWords: Vocabulary<Subject> = {
  cat: 'paw paws whiskers feline',
  coin: 'gold silver copper bronze metal',
  flowers: 'spring butterfly butterflies bee bees hummingbird',
  city: 'car cars taxi bus train tram bicycle neon robot robots cafe shop',
  desert: 'camel camels cactus cowboy',
  forest: 'autumn path deer fox foxes wolf wolves bear bears squirrel owl hedgehog mushroom cabin tent fuchs reh',
  sea: 'water fish whale whales dolphin dolphins shark turtle mermaid pirate surfer summer',
  mountains: 'nature scenery horizon sky goat eagle hiker castle dragon himmel ciel cielo',
  marble: 'energy dream dreams music emotion',
  discs: 'modern planet planets',
  guilloche: 'certificate filigree',
}

export const extraWords: Vocabulary<Extra> = {
  moon: 'moon moonlight moonlit lunar mond mondlicht lune luna',
  sun: 'sun sunny sunlight sunrise sunset sonne soleil sol',
  lake: 'lake reflection reflections river pond fjord lac lago',
  birds:
    'bird birds gull gulls swallow swallows heron crane cranes eagle flock vogel vogeln oiseau oiseaux pajaros uccelli',
  snow: 'snow snowy winter ice icy frost frosty glacier schnee verschneit neige nieve neve hiver invierno inverno',
  boat: 'boat boats sail sails sailing sailboat ship ships boot segelboot schiff bateau voilier barco velero barca',
  mist: 'mist misty fog foggy haze hazy quiet calm nebel brume brouillard niebla nebbia',
  stars: 'star stars starry galaxy cosmos milky sterne etoiles estrellas stelle',
  clouds: 'cloud clouds cloudy storm stormy wolken nuages nubes nuvole',
  rain: 'rain rainy storm drizzle regen pluie lluvia pioggia',
}

/** The scene that shows an extra best, for a prompt that names nothing else. */
export const settingOfExtra: Readonly<Record<Extra, Subject>> = {
  snow: 'mountains',
  lake: 'mountains',
  boat: 'sea',
  birds: 'sea',
  rain: 'city',
  mist: 'forest',
  stars: 'mountains',
  moon: 'mountains',
  clouds: 'mountains',
  sun: 'sea',
}

/** The extras that a scene draws; every scene but the indoor ones has a sky. */
export const drawnExtras: Readonly<Record<Subject, readonly Extra[]>> = {
  mountains: ['moon', 'sun', 'lake', 'birds', 'snow', 'mist', 'stars', 'clouds'],
  sea: ['moon', 'sun', 'birds', 'boat', 'stars', 'clouds'],
  forest: ['moon', 'sun', 'birds', 'stars', 'clouds'],
  city: ['moon', 'sun', 'birds', 'stars', 'clouds'],
  desert: ['moon', 'sun', 'birds', 'stars', 'clouds'],
  flowers: [],
  coin: [],
  marble: [],
  discs: [],
  guilloche: [],
  cat: ['moon'],
}

export const hourWords: Vocabulary<'night' | 'dusk' | 'sunset' | 'golden' | 'dawn' | 'morning' | 'day' | 'mint'> = {
  night: 'night midnight moonlight moonlit starry stars moon dark nacht nuit noche notte',
  dusk: 'dusk twilight evening abend dammerung soir crepuscule tarde sera',
  sunset: 'sunset sundown sonnenuntergang atardecer tramonto',
  golden: 'golden autumn amber harvest warm herbst automne otono autunno',
  dawn: 'dawn sunrise daybreak early morgendammerung sonnenaufgang aube amanecer alba',
  morning: 'morning spring fresh morgen fruhling matin printemps manana primavera mattina',
  day: 'day noon midday summer sunny afternoon tag sommer ete jour verano estate',
  mint: 'mint mintage',
}

/** Chinese and Japanese characters, written without spaces, with their English words in the tables. */
export const characters: Readonly<Record<string, string>> = {
  猫: 'cat',
  硬币: 'coin',
  花: 'flower',
  玫瑰: 'rose',
  城市: 'city',
  街: 'street',
  沙漠: 'desert',
  森林: 'forest',
  森: 'forest',
  树: 'tree',
  木: 'tree',
  海: 'sea',
  船: 'boat',
  岛: 'island',
  山: 'mountain',
  湖: 'lake',
  抽象: 'abstract',
  几何: 'geometric',
  月: 'moon',
  太阳: 'sun',
  鸟: 'birds',
  鳥: 'birds',
  雪: 'snow',
  雾: 'mist',
  霧: 'mist',
  星: 'stars',
  云: 'clouds',
  雲: 'clouds',
  雨: 'rain',
  夜: 'night',
  日落: 'sunset',
  黄昏: 'dusk',
  日出: 'sunrise',
  红: 'red',
  赤: 'red',
  蓝: 'blue',
  青: 'blue',
  绿: 'green',
  緑: 'green',
  金: 'gold',
  白: 'white',
  黑: 'black',
  黒: 'black',
}

/** Particles between the characters. */
export const particles = /[的中在和与のにでとは]/gu

/** Words that name nothing in an image: not reported as unknown. */
export const stopWordList =
  `a an the of in on at to by for from with without and or but near over under above below behind before into onto
  through across between around along beside against inside outside up down is are was it its his her their this that
  these those there some any all each every no not very more most less as like
  photo photograph picture image illustration painting drawing art artwork style render sketch portrait scene view
  background foreground close closeup wide shot angle lens studio light lighting lit bright dark soft sharp
  beautiful pretty lovely nice cute old new young small big large little tiny huge tall long short high low deep great
  one two three four five six seven eight nine ten single pair many few several
  made make struck painted drawn standing sitting lying running walking looking flying playing sleeping
  detailed detail quality realistic photorealistic cinematic dramatic colorful colourful vintage watercolor watercolour
  oil pixel line comic anime digital minimal hd
  ein eine einen einem einer der die das den dem des im am mit ohne und oder auf uber unter vor hinter von zu bei
  un une le la les du des dans sur sous avec et ou au aux en de
  uno una el los las del con sin y o sobre bajo por il lo gli i nel nella di da sul sulla e`.split(/\s+/)
