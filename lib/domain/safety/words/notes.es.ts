/** The sentences that a model's safety note may be, in Spanish: to one (tú, vos, usted), to several, and to nobody. Notation: format.ts. */
import type { NoteFrame, NoteVocabulary } from '#lib/domain/safety/words/format'

const check = [
  'revisa|revisá|revise|revisen|revisad|revisar|comprueba|comprobá|compruebe|comprueben|comprobad|comprobar|verifica|verificá|verifique',
  'verifiquen|verificad|verificar|lee|lea|lean|leed',
].join('|')
const clear = [
  'retira|retirá|retire|retiren|retirad|retirar|despeja|despejá|despeje|despejen|despejad|despejar|limpia|limpie|limpien|limpiad|limpiar',
  'quita|quitá|quite|quiten|quitad|quitar',
].join('|')
const keep = [
  'mantén|mantené|mantenga|mantengan|mantener|guarda|guardá|guarde|guarden|guardar|guardad|mantened|deja|deje|dejen|dejar|conserva',
  'conserve|conserven|conservad',
].join('|')
const avoid = 'evita|evitá|evite|eviten|evitad|evitar|evitemos'
const sure = [
  'asegúrate|asegurate|asegúrese|asegúrense|asegurarse|cerciórate|cerciórese|vigila|vigile|vigilen|cuida|cuide|cuiden|procura|procure',
  'procuren|aseguraos|vigilad|cuidad|procurad',
].join('|')
const watch = [
  'supervisa|supervisá|supervise|supervisen|supervisar|vigila|vigilá|vigile|vigilen|vigilar|acompaña|acompañe|acompañen|acompañar',
  'supervisad|vigilad|acompañad',
].join('|')
const stay = [
  'quédate|quedate|quédese|quédense|quedarse|permanece|permanezca|permanezcan|permanecer|mantente|manténgase|manténganse|mantenerse',
  'quedaos|permaneced|manteneos',
].join('|')
const never = 'nunca|jamás|no'
const leave = 'dejes|deje|dejen|dejar|dejéis|dejemos'
const child = 'niño|niña|niños|niñas|bebé|bebés|peque|peques|pequeño|pequeña|pequeños|hijo|hija|hijos|menor|menores'
const alone = 'solo|sola|solos|solas|desatendido|desatendida|desatendidos'
const adult = 'adulto|adulta|adultos|adultas|mayor|mayores'
const handles = 'corta|cortará|calienta|calentará|maneja|manejará|usa|usará|manipula|manipulará|hornea|enciende|realiza|controla|vierte|prepara'
const use = 'usa|usá|use|usen|usad|utiliza|utilizá|utilice|utilicen|utilizad'
const moves = 'mueva|muevan|vuelque|vuelquen|resbale|resbalen|caiga|caigan|rompa|rompan|abra|abran|deslice|deslicen|tambalee|tambaleen|queme|quemen'
const sound = [
  'estable|estables|firme|firmes|sellado|sellada|sellados|selladas|cerrado|cerrada|cerrados|cerradas|cosido|cosida|cosidos|cosidas',
  'atornillado|atornillada|atornillados|atornilladas|sujeto|sujeta|sujetos|sujetas|fijo|fija|fijos|fijas|limpio|limpia|limpios|limpias',
  'seco|seca|secos|secas|liso|lisa|lisos|lisas',
].join('|')
const ground =
  'suelo|piso|césped|hierba|pasto|terreno|arena|tierra|zona|área|espacio|lugar|camino|paso|pasillo|recorrido|patio|sala|cuarto|habitación'
const holder = 'caja|cajas|cartón|cartones|tubo|tubos|juguete|juguetes|ropa|revista|revistas|papel|papeles|tela|telas|mesa|mesas|alfombra|manta|sofá'
const begin = 'empezar|empecéis|empiecen|jugar|comenzar|salir|gatear|usarla|usarlo|usarlas|usarlos'
const end = 'acabar|terminar|final'
const always = '(siempre) (muy) (bien)'

/** Each also with a second thing: "monedas y botones". */
const listed = ({ text, gives }: NoteFrame): NoteFrame[] =>
  [text, text.replace('{slot}', '{slot} y|e|o|u|ni {slot}')].map((each) => (gives ? { text: each, gives } : { text: each }))

const frames: readonly NoteFrame[] = [
  // Within reach; only where the water and the eyes are said it is the note for water.
  {
    text: `
        ${stay} (siempre) al|a alcance|distancia (de|del) (tu|su|un|la) (brazo|mano) (y) sin (perder|apartar|quitar) (de) (la|los|les) vista|ojos
        (de|del|al) (la|tu|su) (${child})
      `,
    gives: 'water',
  },
  {
    text: `
        ${stay} (siempre) al|a alcance|distancia (de|del) (tu|su|un|la) (brazo|mano) (siempre|cuando|mientras) (que) (haya|hay) (cerca|junto|en)
        (de|del|al) (el) agua
      `,
    gives: 'water',
  },
  { text: `${stay} (siempre) al|a alcance|distancia (de|del) (tu|su|un|la) (brazo|mano) (de|del|al) {slot}` },
  { text: `${stay} (siempre) cerca|junto|al (lado) (de|del|a|al) {slot}` },
  {
    text: `
        ${never} ${leave} (nunca|jamás) (a|al) (la|las|los|tu|su|tus|sus|un|una) ${child} ${alone} cerca|junto|con|en|dentro|al (de|del|a|al)
        (el|la) agua ni un (solo) segundo|momento|instante
      `,
    gives: 'water',
  },
  // Blades and heat.
  { text: `(solo|siempre) (un|una|el|la|los|las) (persona|personas) ${adult} (se) ${handles} (siempre|solo) {slot}`, gives: 'adult_cuts_heats' },
  {
    text: `
        (solo|siempre) (un|una|el|la|los|las) (persona|personas) ${adult} debe|deben
        (siempre) cortar|calentar|manejar|manipular|usar|encender|hornear|utilizar {slot}
      `,
    gives: 'adult_cuts_heats',
  },
  {
    text: `
        (solo|siempre) (un|una|el|la|los|las) (persona|personas) ${adult} se encarga|encargan|encargará|ocupa|ocupan|ocupará (siempre|solo) de|del
        {slot}
      `,
    gives: 'adult_cuts_heats',
  },
  {
    text: `
        {slot} es|son|será|serán (siempre|solo) (cosa|tarea|trabajo|asunto) (solo) de|para (un|una|las|los|la) (persona|personas)
        ${adult}
      `,
    gives: 'adult_cuts_heats',
  },
  { text: `{slot} lo|la|los|las ${handles} (siempre|solo) (un|una) (persona) ${adult}`, gives: 'adult_cuts_heats' },
  {
    text: `
        (el|la) uso|manejo de|del {slot} (es|queda|será) (siempre|solo) (reservado|tarea|cosa|a) (a|para|de) (un|una|los|las) (persona)
        ${adult}
      `,
    gives: 'adult_cuts_heats',
  },
  // Sun, animals, wheels, ticks, hands.
  {
    text: `
        (al|en|bajo) (el|aire|sol) (libre) (usa|use|usen|lleva|lleve|lleven|ponles|ponle|protege|proteja) (siempre) gorra|gorro|sombrero
        (protector|crema|protección) (solar) (busca|busquen) (y) sombra (y|con)
        (ten|tenga|tengan|lleva|lleven) agua (para) (beber) (suficiente|abundante)
      `,
    gives: 'sun',
  },
  {
    text: `
        ${avoid} (siempre) (el|la|las|los) (exposición|exponer|sol|horas) (de|al) (sol|más|mayor|máximo)
        (directo|fuerte|intenso|directa|calor|sol) (entre) (en) (las|la|a) {slot}
      `,
  },
  { text: `${keep} (siempre) (al|a) (la|el|tu) (${child}) (siempre) a la sombra (y) (con|lejos) (gorro|gorra|sombrero) (del|de) (sol) (directo)` },
  {
    text: `
        ${avoid}|protege|proteja|protejan (siempre) (al|a) (la|el|tu) (${child}) (del|de|el) (la) sol|luz (directo|directa|solar|fuerte|intenso)
        (directa)
      `,
  },
  {
    text: `
        busca|busque|busquen|elige|elija|elijan (siempre) (un|una) (lugar|zona|sitio|rincón|espacio) (a|con|de) (la) sombra lejos|fuera del|de sol
        (directo)
      `,
  },
  {
    text: `
        (lleva|lleve|lleven|usa|use|usen|ponte|ponle|póngale|pónganse) (siempre) (el|un|tu|su) casco (bien) (ajustado|abrochado|puesto) (y)
      (rodilleras) (en|sobre|para|con) (la|las|el|los|todo) bici|bicicleta|patinete|patineta|patines|monopatín|triciclo|scooter|ruedas|momento
      `,
    gives: 'helmet',
  },
  {
    text: `
        (usa|use|usen|lleva|lleve|lleven|ponte|ponle|póngale|pónganse) (siempre) (el|un|tu|su) casco (bien) (ajustado|abrochado|puesto)
        (siempre)
      `,
    gives: 'helmet',
  },
  {
    text: `
        (lávate|lávense|lávale|lavarse|lava|lave|laven|lavar) (bien) (siempre) (las|sus|tus) manos (con) (agua) (y|jabón) (jabón) (siempre)
        después|antes|tras (de) {slot}
      `,
  },
  {
    text: `
        (lávate|lávense|lávale|lavarse|lava|lave|laven|lavar) (bien) (siempre) (las|sus|tus) manos (con) (agua) (y|jabón) (jabón) después|tras
        (de) (tocar|manipular) (la|el|los|las) tierra|arena|plantas|pintura|masa|animales|hojas|piedras
      `,
  },
  {
    text: `
        (al|después) (volver|terminar|paseo|regresar) revisa|revise|revisen|comprueba|comprueben|busca|busquen (bien) (toda|todo) (la|el)
        (piel|cuerpo) (por) (en) (si) (la|el) (busca|piel|cuerpo) (de) (hay) garrapatas
      `,
    gives: 'ticks',
  },
  { text: 'nunca|no mires|mire|miren|mirar (nunca) (directamente|fijamente|de) (frente) al|hacia|el sol (directamente|fijamente)' },
  { text: 'nunca|no pongas|ponga|pongan|acuestes|acueste|acuesten|poner (nunca) (al|a) (la|tu|el) bebé (a) (dormir) boca abajo' },
  { text: 'el bebé (siempre) duerme|dormirá (siempre) boca arriba (en) (una|su) (superficie|cuna) (firme) (plana) (sin) {slot}' },
  { text: `(los|las|el|la) (${child}) no debe|deben|puede|pueden tocar|acercarse|manipular (a) {slot}` },
  { text: 'no se permite|permiten|usa|usan|utiliza|utilizan {slot}' },
  // Labels and allergies.
  {
    text: `
        (siempre|antes) ${check} ${always} la|las|el|los (lista) (de) etiqueta|etiquetas|envase|envases|ingredientes|composición (de|del|para)
        {slot}
      `,
  },
  { text: `(siempre) ${check} que {slot} no contenga|contengan|lleve|lleven|tenga|tengan {slot}` },
  { text: `(siempre) ${check} (antes) si|que (hay|haya|existe|exista|existan) (alguna|alguien) alergia|alergias a {slot}` },
  {
    text: `
        si hay|existe|existen (alguna) alergia|alergias a {slot} usa|use|usen|elige|elija|elijan (un|una) (otra|otro|alternativa|sustituto)
        (cosa|opción)
      `,
  },
  {
    text: `
        si alguien|un|una|tu|su (niño|niña|hijo|hija|peque|bebé) es|tiene|tenga|sea (alérgico|alérgica|alergia) a {slot}
        usa|use|usen|elige|elija|elijan|cambia|cambie (por) otra|otro (cosa|opción|material|alimento)
      `,
  },
  {
    text: `
        si alguien|un|una|tu|su (niño|niña|hijo|hija|peque|bebé) es|tiene|tenga|sea (alérgico|alérgica|alergia) a {slot}
        sustitúyelo|sustitúyela|evítalo|evítala|evítelo|cámbialo
      `,
  },
  { text: 'no usar|uses|use|usen {slot} si hay|existe|existen alergia|alergias (a) {slot}' },
  { text: 'ojo|atención|cuidado|precaución con|a (las|la) alergia|alergias a {slot}' },
  // The ground and the room.
  {
    text: `
        (antes) (de) (empezar|jugar|comenzar) ${check}|revisando el|la|los|las
        suelo|césped|hierba|pasto|piso|terreno|zona|área|espacio|lugar|juguetes|materiales (de|en|por) (busca) (de) {slot}
      `,
  },
  { text: `(primero|antes) ${check} (primero|antes) que no haya|queden|hayan|quede {slot}` },
  { text: `(primero|antes) ${check} (primero|antes) que el|la suelo|césped|hierba|pasto|piso|terreno|zona|área|espacio no tenga {slot}` },
  {
    text: `
        (primero|antes) ${check}|${clear} (primero|antes) el|la suelo|césped|hierba|pasto|piso|terreno|zona|área|espacio (antes|primero) de {slot}
        (primero|antes)
      `,
  },
  {
    text: `
        ${clear} (antes|primero) {slot} del|de (la|el) suelo|césped|hierba|pasto|piso|terreno|zona|área|espacio|alcance|mesa (antes) (de)
        (empezar|jugar|comenzar)
      `,
  },
  {
    text: `
        ${sure} (siempre) (de) (que) no haya|hay|queden|queda|quede {slot} (al|a|cerca|en|por) (su|el|la) (alcance|suelo|zona|alrededor|medio)
      `,
  },
  { text: `${sure} (siempre) (de) (que) no haya|queden|quede {slot} al alcance de {slot}` },
  { text: `${sure} (siempre) (de) (que) {slot} no tenga|tengan|contenga|contengan|incluya|incluyan {slot}` },
  { text: `${sure} (siempre) (de) (que) {slot} esté|estén|quede|queden fuera (del) (de) (su) alcance (de) (los) (las) (el) (la) (${child})` },
  {
    text: `
        ${sure} (siempre) (de) (que) {slot} esté|estén|quede|queden|sea|sean (muy) (bien)
        limpio|limpia|limpios|limpias|seco|seca|firme|firmes|estable|estables|cerrado|cerrada|cerrados|cerradas|sujeto|sujetos|fijado|fijada
      `,
  },
  { text: `${sure} (siempre) (de) (que) (nadie|ningún|ninguna) (niño|niña) se acerque|acerquen a {slot}` },
  { text: `${sure} (siempre) (de) (que) {slot} no se acerque|acerquen a {slot}` },
  { text: `${sure} (siempre) (de) (que) (el|la|los|las|tu|su|tus|sus) (${child}) no se lleve|lleven|meta|metan {slot} a|en la boca` },
  // Keep away, out of reach.
  { text: `${keep} (siempre) {slot} (bien|muy) lejos|alejado|alejada|alejados|alejadas|apartado|apartados|apartada|apartadas de|del {slot}` },
  { text: `${keep} (siempre) (bien|muy) lejos|alejado|alejada|alejados|alejadas de|del {slot} {slot}` },
  { text: `${keep} (siempre) {slot} fuera del alcance (de) (los) (las) (el) (la) (tu) (su) (${child}) (en) (todo) (momento)` },
  { text: `${keep} (siempre) fuera del alcance (de) (los|las|tu) (${child}) {slot}` },
  { text: '{slot} (siempre) (bien|muy) lejos|alejado|alejada|alejados|alejadas de|del {slot}' },
  { text: `{slot} (siempre) fuera del alcance (de) (los) (las) (el) (la) (${child})` },
  { text: `${keep} (siempre) distancia|una (distancia) (prudente|segura|prudencial) de|del|con|respecto (de|del|a|al) {slot}` },
  { text: `aleja|aleje|alejen|alejar|aparta|aparte|aparten|apartar {slot} de|del (los|las) (${child})` },
  { text: `${stay} (siempre) lejos|alejado|alejada|alejados de|del {slot}` },
  {
    text: `
        ${keep} (siempre) {slot} (bien) guardado|guardada|guardados|guardadas|cerrado|cerrada|cerrados|cerradas|apagado|apagada|apagados (bajo)
        (con) (llave)
      `,
  },
  {
    text: `
        (al|después|luego) (terminar|acabar|final) guarda|guarde|guarden|guardar|recoge|recoja|recojan|recoger|retira|retire|retiren (siempre)
        (bien) {slot} (al|después) (terminar|acabar|final)
      `,
  },
  { text: `(al) (terminar|acabar) guarda|guarde|guarden|recoge|recoja|recojan {slot} fuera del alcance (de) (los) (las) (${child})` },
  { text: `${never} (nunca|jamás) permitas|permita|permitan|permitir que (el|la|los|las|tu|su) (${child}) se acerque|acerquen a {slot}` },
  {
    text: `${never} (nunca|jamás) permitas|permita|permitan|dejes|deje|dejen que (el|la|los|las|tu|su) (${child}) se lleve|lleven {slot} a la boca`,
  },
  { text: `${never} (nunca|jamás) permitas|permita|permitan|permitir {slot} cerca|alrededor de|del {slot}` },
  // What is not to be there.
  { text: `${avoid} (siempre) (el|la|los|las) (uso) (de) {slot}` },
  { text: `${avoid} (siempre) {slot} cerca|alrededor de|del {slot}` },
  { text: 'no uses|use|usen|utilices|utilice|utilicen|usar|utilizar (nunca) {slot}' },
  { text: 'nunca|jamás uses|use|usen|utilices|utilice|utilicen|usar {slot}' },
  { text: 'nada de {slot}' },
  { text: '(siempre) sin {slot}' },
  { text: '(ten|tenga|tengan|tener|mucho|ojo|atención) (mucho) cuidado|ojo|atención con|a|al {slot}' },
  { text: 'cuidado|atención|precaución|ojo con {slot}' },
  { text: 'presta|preste|presten|prestar (mucha|especial) atención a|al {slot}' },
  {
    text: `
        (los|las|el|la) {slot} puede|pueden ser|causar|provocar|producir|suponer|presentar (un|una|el)
        (riesgo|peligro|peligroso|peligrosos|peligrosas|peligrosa) (de) (asfixia|atragantamiento|ahogamiento|quemaduras|cortes|caídas)
      `,
  },
  {
    text: `
        (los|las|el|la) {slot} es|son|supone|suponen|representa|representan un (riesgo|peligro) (de)
        (asfixia|atragantamiento|ahogamiento|quemaduras|cortes|caídas)
      `,
  },
  // Never alone; watching.
  {
    text: `
        ${never} ${leave} (nunca|jamás) (solo|sola|solos|solas) (a|al) (la|las|los|tu|su|tus|sus|un|una) ${child} (${alone}|sin)
        (supervisión|vigilancia) (ni) (un|solo) (momento|instante|segundo)
      `,
  },
  {
    text: `
        ${never} ${leave} (nunca|jamás) (a|al) (la|las|los|tu|su|tus|sus|un|una) ${child} ${alone}|sin (supervisión|vigilancia)
        cerca|junto|con|en|dentro|al|alrededor|durante (de|del|a|al|el|la) {slot}
      `,
  },
  {
    text: `
        ${never} ${leave} (nunca|jamás) ${alone} (a|al) (la|las|los|tu|su|tus|sus|un|una) ${child} cerca|junto|con|en|dentro|al|alrededor|durante
        (de|del|a|al|el|la) {slot}
      `,
  },
  { text: `${never} ${leave} (nunca|jamás) {slot} sin supervisión|vigilancia|atender (cerca|junto|con|en|alrededor) (de|del|a|al) {slot}` },
  { text: `${never} ${leave} (nunca|jamás) {slot} al alcance de {slot}` },
  { text: `${never} ${leave} (nunca|jamás) {slot} al alcance (del) (de) (los) (las) (la) (tu) ${child}` },
  { text: `${watch} (siempre|constantemente) (de) (cerca) (en) (todo) (momento) (a|al) {slot} (en) (todo) (momento)` },
  {
    text: `
        ${watch} (siempre|constantemente) (de) (cerca) (en) (todo) (momento) (a|al) {slot} cerca|junto|alrededor|durante|con|en
        (de|del|a|al|el|la|los|las) {slot}
      `,
  },
  {
    text: `
        (se) (necesita|requiere|mantén|mantenga|mantengan|hace) supervisión|vigilancia (adulta|constante|directa|cercana|de|permanente) (un)
        (${adult}) (constante|directa|cercana|permanente) (en) (todo) (momento) cerca|junto|alrededor|durante|con|en (de|del|a|al|el|la) {slot}
      `,
  },
  { text: 'que nadie se acerque a {slot}' },
  // Wordings that models like.
  { text: `${sure} (siempre) (de) retirar|guardar|quitar|apartar|alejar {slot} (antes|después) (de) (empezar|jugar|terminar)` },
  { text: `${avoid} usar|utilizar {slot}` },
  {
    text: `
        ${avoid} (los|las) alimentos|objetos|juguetes|materiales|piezas (pequeños|pequeñas|duros) que puedan|pueden causar|provocar
        asfixia|atragantamiento (como) {slot}
      `,
  },
  {
    text: `
        usa|use|usen|utiliza|utilice|utilicen (siempre|solo) tijeras (infantiles) (de|con) (punta)
        redonda|roma|redondeada|infantiles|seguras|escolares
      `,
  },
  { text: 'no usar|uses|use|usen {slot} si|donde hay|existe|existen (alguna) alergia|alergias' },
  { text: 'guarda|guarde|guarden|recoge|recoja|recojan (bien|siempre) {slot} después (de) jugar|usarlos|usarlas|usarlo|usarla|terminar' },
  {
    text: `
        ${never} lo|la|los|las ${leave} (nunca|jamás) (${alone}) (sin) (supervisión|vigilancia) cerca|junto|con|en|dentro|al (de|del|a|al|el|la)
        {slot}
      `,
  },
  {
    text: `
        (antes) (de) (empezar|jugar|comenzar) ${check} (antes|primero) que no haya|queden|quede|hayan {slot} (en|por|al) (el|la)
        (suelo|piso|césped|alcance|zona|pasto)
      `,
  },
  { text: `${avoid} que (el|la|los|las|tu|su) (${child}) se lleve|lleven|meta|metan {slot} a|en la boca` },
  { text: `${sure}|${avoid} (de) (que) (no) se meta|metan|lleve|lleven {slot} en|a la boca` },
  {
    text: `
        ${never} permitas|permita|permitan|dejes|deje|dejen (nunca) que (el|la|los|las|tu|su) ${child} (se)
        acerque|acerquen|toque|toquen|manipule|manipulen a|al|la|el|los|las {slot}
      `,
  },
  { text: `${never} ${leave} (nunca|jamás) {slot} sin supervisión|vigilancia|atender|control` },
  { text: '{slot} es|son|puede|pueden (ser) peligroso|peligrosa|peligrosos|peligrosas (para) (los|las) (bebés|niños|pequeños|menores)' },
  {
    text: `
        si usas|use|usan|utilizas|utilizan|hay {slot} supervisa|supervise|supervisen|vigila|vigile|vigilen (siempre) (de) (cerca) (en) (todo)
        (momento)
      `,
  },
  {
    text: `
        (siempre) con|bajo (la) supervisión|vigilancia (constante) (de) (un|una) (persona) (adulto|adulta|adultos) cerca|junto|durante
        (de|del|a|al) {slot}
      `,
  },
  {
    text: `
        (la) supervisión|vigilancia (constante) (de) (un|una) (persona) (adulto|adulta) es necesaria|imprescindible|obligatoria|fundamental
        cerca|junto|con|en|durante (de|del|a|al) {slot}
      `,
  },
  {
    text: `
        ${check} (antes) que {slot} esté|estén (muy|bien|completamente)
        frío|fría|fríos|frías|tibio|tibia|tibios|tibias|templado|templada|cerrado|cerrada|sujeto|limpio|limpia|seco|seca|apagado|apagada
      `,
  },
  { text: `${child}|nadie no debe|deben|puede|pueden acercarse a|al {slot}` },
  {
    text: `
        (por) (su) seguridad {slot} queda|quedan|permanece|permanecen|va|van fuera (del) alcance (de) (los) (las)
        (niños|niñas|bebés|pequeños|menores)
      `,
  },
  // Said with what is done with it afterwards.
  {
    text: `
        (un|una|el|la|solo) (persona) ${adult} se encarga|ocupa (siempre) de|del {slot} y lo|la|los|las guarda|retira|recoge (después|luego|enseguida)
        (al) (terminar)
      `,
    gives: 'adult_cuts_heats',
  },
  {
    text: `
        (un|una|el|la|solo) (persona) ${adult} ${handles} (siempre|solo) {slot} y lo|la|los|las guarda|retira|recoge|cubre|tapa
        (después|luego|enseguida) (al) (terminar)
      `,
    gives: 'adult_cuts_heats',
  },
  {
    text: `
        {slot} no|nunca|jamás se pone|ponen|cuelga|cuelgan|ata|atan|enrolla|enrollan|lleva|llevan en|al|alrededor (de|del) (el|la) (cuello) (y) (se)
        (guarda|guardan) (lejos|fuera) (de|del) (los|las) (alcance) (de) (los|las) (hermanos|niños|bebés) (pequeños)
      `,
  },
  {
    text: `
        ${clear} (bien) (siempre) (todas|todos) (la|las|el|los) {slot} antes de (empezar|jugar|comenzar|que|usar|usarla|usarlo) (gatee|juegue|entre)
      `,
  },
  {
    text: `usa|use|usen|utiliza|utilice|utilicen tijeras (infantiles|escolares) (de|con) (punta) redonda|roma|redondeada (sentado|sentados|siempre)`,
  },
  { text: `${never} se deja|dejan {slot} al alcance (de) (los|las|la|el) (${child})` },
  { text: `{slot} no se come|comen|prueba|prueban|chupa|chupan|muerde|muerden (nunca)` },
  { text: `no|nunca se apunta|apunte|apunten|apuntes (con) (la|el) (linterna) (nunca) (a|hacia) (los|las) (ojos|cara) (de) (nadie)` },
  { text: `${check} que {slot} no tenga|tengan {slot}` },
  { text: `${check} que ningún|ninguna {slot} tenga|tengan|suelte|suelten {slot}` },
  // Two pieces of advice in one sentence, and what is taken off, stays down or is not for the mouth.
  {
    text: `
        (${stay}) (siempre) (a|al) (su|tu) (lado) (y) ${check}|${sure} (bien) (antes) (de) (cada|que) (uso) (que) {slot} no (se) ${moves}
        (ni) (se) (${moves}) y que {slot} no tenga|tengan|lleve|lleven|suelte|suelten|contenga|contengan {slot}
      `,
  },
  {
    text: `
        ${check}|${sure} (bien) (antes) (de) (que) {slot} no (se) ${moves} (ni) (esté|estén|se|quede|queden)
        (caliente|calientes|mojado|mojada|mojados|mojadas|${moves}) y que (en|por|sobre) {slot} no haya|quede|queden {slot}
      `,
  },
  {
    text: `
        (${stay}) (siempre) (a|al) (su|tu) (lado) (y) ${check}|${sure} (bien) (antes) (de) (cada) (uso) (que) {slot}
        sea|sean|esté|estén|quede|queden|siga|sigan (muy|bien) ${sound} (y) sin|libre|libres (de) {slot}
      `,
  },
  {
    text: `
        ${check}|${sure} (bien) (siempre) (antes) (de) (cada) (uso|partida|juego) (que) {slot} esté|estén|siga|sigan|quede|queden (muy|bien)
        ${sound} (y) (que) (no) (haya|tenga|tengan) (fugas|grietas|roturas)
      `,
  },
  {
    text: `
        ${check}|${sure} (bien) (siempre) (antes) (de) (que) {slot} no tenga|tengan|lleve|lleven|suelte|suelten|pierda|pierdan {slot}
        (y) (que) (no) (se) (${moves})
      `,
  },
  {
    text: `
        ${check}|${sure} (bien) (antes|primero) (de) (que) no haya|quede|queden {slot} que pinche|pinchen|pique|piquen|corte|corten|estorbe|estorben
      `,
  },
  { text: `${check} (bien) (antes|primero) que no haya|quede|queden {slot} y|e|o|u|ni {slot} que pinche|pinchen|pique|piquen|corte|corten` },
  { text: `${check} (bien) (antes|primero) si hay|queda|quedan|tiene|tienen {slot} (en|por|entre) (el|la) (${ground})` },
  {
    text: `
        ${check} (bien) (antes) el|la|los|las ${ground} : {slot} (siempre) fuera|lejos (de|del) (la|el|su) (manta|alcance|boca|${ground})
      `,
  },
  {
    text: `
        (antes) (de) (${begin}) ${clear} (bien|antes|primero) (todas|todos) {slot} de|del (la|las|los|el|tu|su) ${holder}|${ground}
        (antes|primero) (de) (${begin}) (y) (despeja|despejad|despeje|despejen) (bien) (el|la) (${ground}) (lejos) (de|del)
        (las|los) (escaleras|muebles|esquinas)
      `,
  },
  {
    text: `
        (antes) (de) (${begin}) recoge|recogé|recoja|recojan|recoged|barre|barra|barran|barred|aparta|apartad|aparte|aparten {slot} (del|de) (el|la)
        (${ground}) antes|primero (de) (que) (${begin})
      `,
  },
  {
    text: `
        {slot} se queda|quedan (siempre) en|sobre el|la|su ${ground}|sitio|bosque (y) (se) (recoge|recogen|guarda|guardan)
        (al) (${end}) (y) (nunca|no) (se) (va|van|lleva|llevan|mete|meten) (a|en) (la) (boca)
      `,
  },
  {
    text: `
        (el|la|los|las|tu|su|tus|sus) (${child}) no debe|deben|puede|pueden (nunca) meterse|llevarse|ponerse|meter|llevar|poner
        {slot} en|a la boca
      `,
  },
  { text: `{slot} no|nunca|jamás se lleva|llevan|mete|meten|pone|ponen (nunca|jamás) a|en la boca|nariz|oreja|orejas` },
  { text: `${sure}|que (de) (que) nadie|no se lleve|lleven|meta|metan|ponga|pongan (nunca) {slot} a|en la boca` },
  { text: `que nadie (nunca) pruebe|coma|beba|chupe|muerda|trague {slot}` },
  { text: `{slot} no|nunca|jamás se bebe|beben|traga|tragan|lame|lamen (nunca|jamás)` },
  {
    text: `
        no|nunca|jamás toques|toque|toquen|toquéis|tocar|cojas|coja|cojan|cojáis|arranques|arranque|arranquen|arranquéis (nunca|jamás) {slot}
        (desconocidos|desconocidas) (y) (lávate|lávense|lavaos) (bien) (las) (manos) (antes|después) (de) (comer)
      `,
  },
  {
    text: `
        nunca|no mires|mire|miren|miréis|mirar (nunca) (directamente|fijamente|de) (frente) al|hacia (el) sol (directamente|fijamente)
        (y) (${use}|lleva|lleve|lleven|llevad) (gorra|gorro|sombrero)
      `,
  },
  { text: `{slot} no|nunca se deja|dejan|queda|quedan (nunca) al sol` },
  // A grown-up's work, and the child stands off.
  {
    text: `
        (solo|siempre) (un|una|el|la) (persona) ${adult} ${handles} (siempre|solo) {slot} y (siempre) ${handles} {slot}
      `,
    gives: 'adult_cuts_heats',
  },
  {
    text: `
        (solo|siempre) (un|una|el|la) (persona) ${adult} se encarga|ocupa (siempre) de|del {slot} y (el|la|los|las|tu|su|tus|sus) ${child}
        se queda|quedan|mantiene|mantienen (siempre) a (más|menos|un|una|dos) (de) (un|dos|1|2) metro|metros|pasos|distancia (de) (distancia)
      `,
    gives: 'adult_cuts_heats',
  },
  { text: `${watch} (siempre) (de) (cerca) el|su uso|manejo de|del (las|los|la|el) {slot}` },
  {
    text: `
        ${use} (siempre|solo) (unas) tijeras (infantiles|escolares) (de|con) (punta|puntas) redonda|roma|redondeada|redondas|infantiles
        (siempre) (sentado|sentada|sentados|sentadas) (y) (contigo|con) (un|una) (persona) (adulto|adulta) (al|cerca) (lado)
      `,
  },
  {
    text: `
        ${use} (solo|siempre) plantas|hierbas|flores|hojas|pétalos|frutas|verduras (comestibles|aromáticas|conocidas|lavadas|limpias|frescas) (y)
        sin|libres (de) pesticidas|insecticidas|plaguicidas|herbicidas|tratar|químicos (y) (guarda|guardad|guarde|guarden) (las|los)
        (bolsas|botes|hojas|flores|hierbas) (cuando) (no) (estéis|estés|estén|esté) (jugando)
      `,
  },
  {
    text: `
        (${use}) (pelotas|bolas|piezas) (de) (más) (de) (5|6|7|8|9|10|12|15|20) (cm|centímetros) (y) pega|pegad|pegue|peguen|fija|fijad|sujeta|sujetad
        (los|las|el|la) cuadros|carteles|dibujos|hojas|papeles|fotos|tarjetas|láminas|imágenes|telas con cinta (adhesiva) (de) (pintor)
        sin|nunca (con) chinchetas|alfileres|grapas|clavos|imanes|tachuelas
      `,
  },
  // Cloths, cords and insects.
  {
    text: `
        ${never} ${leave}|pongas|ponga|pongan|pongáis (nunca|jamás) {slot} sobre|en|cerca|alrededor (de|del) (su|la|el) cara|cuello|boca|nariz
        (ni) (sobre|en|cerca|alrededor) (de|del) (su|la|el) (cara|cuello|boca|nariz)
      `,
  },
  {
    text: `
        {slot} no|nunca|jamás tapa|tapan|cubre|cubren|toca|tocan|rodea|rodean (nunca|jamás) (ni) (tapa|tapan|cubre|cubren|rodea|rodean) la|el|su
        cara|cuello|boca|nariz (ni) (tapa|tapan|cubre|cubren|rodea|rodean) (la|el|su) (cara|cuello|boca|nariz) (y) (lo|la|los|las)
        (guardas|guarda|guardan|recoges) (al) (${end})
      `,
  },
  {
    text: `
        recoge|recoja|recojan|recoged|guarda|guarde|guarden|guardad {slot} al ${end} y no ${leave} que se lo|la|los|las
        pase|pasen|enrolle|enrollen|ponga|pongan|ate|aten por|al|en|alrededor (del|el) (cuello)
      `,
  },
  { text: `{slot} no|nunca|jamás se ata|atan|enrolla|enrollan (nunca|jamás) a|al nadie|cuello|cuerpo|niño|bebé|muñecas` },
  { text: `${watch} si|que (no) acude|acuden|acudan|hay|haya|viene|vienen|vengan|aparece|aparecen {slot} (y) (busca|buscad|busquen) (la) (sombra)` },
  {
    text: `
        observa|observad|observe|observen|mira|mirad|mire|miren (siempre) (las|los|a) abejas|avispas|hormigas|insectos|bichos|mariposas|arañas|orugas
        (siempre) a|desde (un|uno|dos|tres|lejos|cierta|unos) (metro|metros|pasos|distancia) (y) (sin)
        (moverlas|moverlos|tocarlas|tocarlos|molestarlas)
      `,
  },
]

export const spanishNotes: NoteVocabulary = {
  frames: frames.flatMap(listed),
  notInSlot: `
    y, e, si, cuando, mientras, entonces, luego, después, antes, así, pero, aunque, que, porque, hasta, donde, como, para, deja, deje, dejen, dejar,
    dejad, permite, permita, permitan, permitir, da, dale, dele, denle, den, dar, darle, ofrece, ofrezca, ofrecer, entrega, entregue, come, coma,
    coman, comen, comer, cómelo, prueba, pruebe, prueben, probar, pruébalo, saborea, saborear, degustar, chupa, chupe, chupar, lame, lamer, lamen,
    muerde, morder, muerda, mastica, masticar, traga, tragar, beba, beban, beber, toma, tome, tomen, tomar, tómalo, sirve, sirva, servir, enciende,
    encienda, enciendan, encender, prende, prenda, prender, quema, quemar, apaga, apagar, pon, ponga, pongan, poner, ponle, ponlo, ponte, coloca,
    coloque, coloquen, colocar, mete, meta, metan, meter, quita, quite, quitar, saca, saque, sacar, echa, eche, echar, vierte, vierta, verter, usa,
    use, usen, usar, usando, utiliza, utilice, utilizar, sujeta, sujete, sujetar, sostén, sostiene, sostenga, sostener, agarra, agarre, agarrar, coge,
    coja, coger, lleva, lleve, llevar, toca, toque, toquen, tocar, acaricia, acaricie, acariciar, abraza, abrazar, juega, juegue, jueguen, juegan,
    jugar, jugando, lanza, lance, lancen, lanzar, tira, tire, tiren, tirar, arroja, arrojar, dispara, disparar, sopla, sople, soplar, infla, infle,
    inflar, explota, explotar, revienta, reventar, corta, corten, cortar, recorta, recortar, pela, pele, pelar, ralla, rallar, cocine, cocinen,
    cocinar, calienta, calentar, hornea, hornear, remueve, revuelve, remover, hierve, hervir, planchar, corre, corra, corran, correr, corriendo,
    salta, salte, salten, saltar, saltando, trepa, trepe, trepen, trepar, sube, suba, suban, subir, baja, baje, bajar, camina, camine, caminen,
    caminar, gira, gire, girar, anda, andar, duerme, duerma, dormir, acuesta, acueste, acostar, descansa, descansar, baña, bañe, bañar, nadar,
    chapotea, chapotear, sumerge, sumergir, sacude, sacudir, agita, agitar, ve, vete, vaya, vayan, ir, salga, salgan, salir, va, van, vuelve, volver,
    haz, haga, hagan, hacer, hace, mira, mire, miren, mirar, observa, observar, pinte, pintar, pega, pegue, pegar, ata, ate, atar, cuelga, cuelgue,
    colgar, invita, invite, invitar, anima, anime, animar, pide, pida, pedir, ayuda, ayude, ayudar, enseña, enseñe, enseñar, muestra, muestre,
    mostrar, busca, busque, buscar, recoge, recoja, recoger, abre, abra, abrir, cierra, cerrar, mezcle, mezclar, amasa, amase, amasar, ensarta,
    ensarte, ensartar, cose, coser, llena, llene, llenar, esconde, esconda, esconder, entierra, enterrar, excava, cava, publica, publicar, comparte,
    compartir, graba, grabar, puede, pueden, podrá, debe, deben, tiene, tienen, quiere, quieren, disfruta, disfruten, disfrutar, intenta, intente,
    intentar, participa, empieza, empiece, empezar, sigue, siga, seguir, déjalo, déjala, déjale, déjalos, déjalas, déjenlo, déjenla, déjenle, dáselo,
    dásela, dáselos, dáselas, cómela, cómanlo, pruébala, pruébenlo, úsalo, úsala, úsenlo, tómala, tómenlo, ponla, ponlos, pónganlo, enciéndela,
    enciéndelas, enciéndanla, préndela, préndanla, sujétala, sostenla, sosténla, cógelo, agárralo, lánzalo, tíralo, métela, mételo, reparte, reparta,
    repartan, repartir, regala, regalar, monta, monte, montar, comparta, comparten, reta, rétalo, escoge, elige, elija, elegir, permítele, permítales,
    invítalo, invítala, anímalo, pídele, enséñale, ayúdale, ayúdalo, sigan, quiten, saquen, echen, viertan, sujeten, sostengan, agarren, cojan,
    lleven, acaricien, soplen, inflen, pelen, rallen, hiervan, giren, anden, duerman, descansen, naden, chapoteen, sacudan, agiten, pinten, peguen,
    aten, cuelguen, pidan, ayuden, busquen, recojan, abran, cierren, mezclen, amasen, ensarten, cosan, llenen, escondan,
    dad, dadle, dadles, dáselo, ofreced, entregad, comed, comedla, probad, probadla, probadlo, chupad, lamed, morded, masticad, tragad, bebed, tomad,
    servid, encended, prended, quemad, apagad, poned, ponedle, colocad, meted, quitad, sacad, echad, verted, usad, utilizad, sujetad, sostened,
    agarrad, coged, llevad, tocad, acariciad, abrazad, jugad, lanzad, tirad, arrojad, soplad, inflad, explotad, cortad, recortad, pelad, rallad,
    cocinad, calentad, hornead, removed, corred, saltad, trepad, subid, bajad, caminad, girad, dormid, acostad, descansad, bañad, nadad, chapotead,
    sumergid, sacudid, agitad, id, salid, volved, haced, mirad, observad, pintad, pegad, atad, colgad, pedid, ayudad, enseñad, mostrad, buscad,
    recoged, abrid, cerrad, mezclad, amasad, ensartad, cosed, llenad, esconded, repartid, permitid, invitad, animad, elegid, dale, dales, comé,
    probá, chupá, poné, meté, sacá, echá, usá, sostené, agarrá, tocá, jugá, lanzá, tirá, soplá, inflá, cortá, corré, saltá, subí, hacé, mirá,
    permitile, dejalo, dejala, dejale, dejalos, dejalas, dejadle, dejadlo, dejadla, dejadlos, dejadlas, ponele, ofrecele, pedile
  `,
}
