/** Spanish words (Spain and the Americas) of the safety rules. Notation: match.ts. Accents and ñ are written, matching does without them. */
import type { Terms } from '#lib/domain/safety/lexicon'

export const spanish: Terms = {
  groups: {
    small_parts: `
      perlita|perlitas, perlas, botones azules|rojos|verdes|amarillos|blancos|negros|dorados|brillantes, ensart* ~ =cuentas,
      chapas de refresco|cerveza|metal, granos de pimienta, clavos de olor, gemas|joyas adhesivas|plástico|de, botoncito|botoncitos,
      canica|canicas, bolitas|bolas de vidrio|cristal, metras, abalorio, chaquira, mostacilla,
      cuenta|cuentas de madera|plástico|colores|cristal|vidrio|collar|collares|colgar|ensartar, cuentas pequeñas|grandes|sueltas|redondas,
      ensart* cuentas, ensart* =las|=unas|=estas|=algunas cuentas, collar de cuentas,
      las|unas|estas|esas|algunas|varias|muchas|más de|cuentas cuentas, diez|cinco|puñado|puñados|bolsa|frasco|caja|bote|hilo de|cuentas cuentas,
      puñado|bolsa|frasco|caja|bote|hilo|tarro de cuentas, las|unas|estas|esas|algunas|varias|muchas cuentas, cuentitas, moneda, monedita,
      centavo, céntimo, botón|botones suelto|sueltos|pequeños|pequeño|viejos|variados|surtidos|colores,
      botón|botones de|pequeños colores|colorines|costura, puñado|frasco|caja|bote|tarro|lata|bolsa|puñados|bolsas de botón|botones,
      clasifi*|cuent*|ensart*|cose*|pega*|apila*|mete*|esconde*|ordena* los|unos|estos botón|botones, botoncitos, lentejuela,
      ojos|ojitos móviles|saltones|locos|movibles, guijarro, piedrecita, piedrita, piedrecilla, piedritas, gravilla, grava,
      piedras pequeñas|chiquitas|diminutas, pompón, pomponcito, conchas pequeñas|chiquitas, conchitas,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes pequeño|pequeña|pequeños|pequeñas|diminuto,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes diminuta|diminutos|diminutas,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes chiquito|chiquitos|chiquitas,
      figura|figuras|cosa|cosas|parte|partes|cascabel|cascabeles pequeño|pequeña|pequeños|pequeñas|diminuto,
      figura|figuras|cosa|cosas diminuta|diminutos|diminutas|chiquito|chiquitos|chiquitas,
      parte|partes|cascabel|cascabeles diminuta|diminutos|diminutas|chiquito|chiquitos|chiquitas, clip|clips, sujetapapeles, chincheta, tachuela,
      alfiler|alfileres, imperdible, tapón|tapones, chapa|chapas de botella|botellas, corcholata,
      tapa|tapas|tapita|tapitas de botella|botellas|refresco, tapitas, corcho|corchos, tornillo, tuerca|tuercas, bellota, cascabel|cascabeles,
      pelotita, bolita, pelota|pelotas|bola|bolas pequeña|pequeñas|chica|chicas|diminuta|diminutas|minúscula,
      pelota|pelotas|bola|bolas minúsculas|saltarina|saltarinas|loca|rebotadora|chiquita|chiquitas,
      pelota|pelotas|bola|bolas de ping|golf|pingpong|squash|tenis pong|mesa, pelota|pelotas|bola|bolas de golf|pingpong|squash, dado|dados,
      goma|gomas|banda|bandas|liga|ligas elástica|elásticas, gomitas elásticas, lego
    `,
    not_small_parts: `
      apriet*|puls*|presion*|toc* ~ botón|botones, perlas de lluvia|sudor|sabiduría,
      cerrad*|sujet*|fijad*|atornillad* con|por ~ tornillo|tornillos,
      quita|quite|quiten|retira|retire|retiren|saca ~ grapas|clavos|alfileres|chinchetas,
      cuenta|cuentas hasta|con|de|que|cuántas|cuántos|los|las|las|conmigo cien,
      cuenta|cuentas atrás|regresiva|tú|a|un|una|en|despacio|juntos|bancaria|veces cien, cuenta hasta, cuenta atrás,
      en|por|darse|dar|caer|cayendo|su|tu|mi cuenta, las cuentas claras, moneda|monedas de papel|cartón|chocolate, corcho blanco,
      tablero|panel|lámina de corcho, pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de papel|masa|plastilina|barro,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de arcilla|lana|calcetín|calcetines|tela,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de algodón|pan|plátano|arroz|fruta,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de miga|avena|queso|nieve|aluminio,
      bolitas|bolas|pelotas|bola|pelota pequeña|pequeñas de papel|masa|plastilina|barro|arcilla|lana,
      bolitas|bolas|pelotas|bola|pelota pequeña|pequeñas de calcetines|tela|algodón|pan|plátano|arroz|nieve,
      bolitas|bolas|perlas|cuentas|esferas de hidrogel|gel|agua|rocío,
      pompón|pompones|dado|dados|piedra|piedras|tapas|tapón grande|grandes|gigante|gigantes|gruesos,
      pompón|pompones|dado|dados|piedra|piedras|tapas|tapón enorme|enormes|blando|blandos|espuma,
      tapones|corcho|corchos|cuentas|clip|clips|cascabel|cascabeles|bellotas grande|grandes|gigante|gigantes|gruesos,
      tapones|corcho|corchos|cuentas|clip|clips|cascabel|cascabeles|bellotas enorme|enormes|blando|blandos|espuma,
      dado|dados de espuma|cartón|tela, grandes pompones|dados, cuentas gigantes|enormes, pequeña parte, partes|parte pequeña del|de,
      echar|hacer|saldar cuentas, pieza|piezas pequeñas de fruta|pan|queso|plátano|papel|tela, trozos pequeños,
      imán|imanes pequeños y potentes|fuertes, dado que, dado|dados el|la|un|los, pequeñas partes del cuerpo, lego duplo
    `,
    balls: 'pelota|pelotas, bola|bolas, esfera|esferas, balón|balones',
    not_balls: `
      pelota|pelotas|bola|bolas de papel|masa|plastilina|barro|arcilla|lana|calcetín|calcetines|tela|algodón|nieve, pista de bolas
    `,
    seeds: 'semilla|semillas',
    not_seeds: `
      semillas grandes, semilla grande, sobre|sobres|paquete de semillas, papel de|con semillas, semillas gigantes
    `,
    balloons: `
      globo|globos, globito|globitos, bombucha|bombuchas, bombas|bombitas de agua|fiesta|cumpleaños,
      guante|guantes de látex inflado|inflados|hinchado|hinchados, guante|guantes inflado|inflados|hinchado|hinchados, infl* un guante
    `,
    not_balloons: `
      globo|globos aerostático|aerostáticos|terráqueo|terráqueos|terrestre|ocular|oculares|meteorológico, viaje|paseo|vuelo en globo,
      globo|globos de papel|diálogo|texto|aluminio|cartón|fieltro|foil, globo|globos metálico|metálicos, batidor de globo, globo de pensamiento
    `,
    choking_food: `
      cacahuete|cacahuate|cacahuates|cacahuetes, maní|maníes, almendra, nuez|nueces, avellana, anacardo, marañón, pistacho, pecana, macadamia,
      piñón|piñones, frutos secos, fruto seco, castaña|castañas, palomitas, pochoclo, pororó, canguil, crispetas, cotufas, cabritas, pipoca,
      rosetas de maíz, caramelo|caramelos, caramelito, piruleta, chupetín, chupachups, chupa chups, chupeta, paleta|paletas de caramelo|dulce,
      chuche|chuches, chuchería, golosina, gominola, dulces, malvavisco, masmelo, esponjita, nubes|nube de azúcar|golosina, marshmallow,
      rodaja|rodajas|rueda|ruedas|ruedita|rueditas|rebanada|rebanadas de =salchicha|salchicha|perrito,
      disco|discos|círculo|círculos|moneda|monedas|trozo|trozos de =salchicha|salchicha|perrito,
      salchicha|salchichas ~ en|por rodajas|ruedas|rueditas|rebanadas|discos|círculos|trozos|enteras, pipas, pepitas, semillas de girasol|calabaza
    `,
    choking_unless_cut: `
      uva|uvas, salchicha|salchichas, perrito|perritos caliente|calientes, pancho|panchos, vienesa|vienesas
    `,
    choking_unless_soft: `
      zanahoria|zanahorias cruda|crudas, rodaja|rodajas|bastón|bastones|palito|palitos|rueda|ruedas de zanahoria|zanahorias,
      ruedita|rueditas|círculo|círculos|rebanada|rebanadas|disco|discos de zanahoria|zanahorias,
      zanahoria|zanahorias en|cortada|cortadas|en rodajas|bastones|palitos|ruedas|tiras|en
    `,
    nut_butter_spoon: `
      cucharada|cucharadas|cucharadita ~ mantequilla|crema|manteca de cacahuete|cacahuate|maní,
      cucharada|cucharadas|cucharadita ~ mantequilla|crema|manteca de almendra|almendras|avellanas|nueces,
      cucharaditas|cuchara|cucharas|cucharón ~ mantequilla|crema|manteca de cacahuete|cacahuate|maní,
      cucharaditas|cuchara|cucharas|cucharón ~ mantequilla|crema|manteca de almendra|almendras|avellanas|nueces,
      mantequilla|crema|manteca de cacahuete|cacahuate|maní|almendras ~ cuchara|cucharada|cucharadas
    `,
    not_choking: `
      nuez moscada, nuez|nueces de coco, cáscara|cáscaras|mitad|mitades de nuez|nueces|pistacho|pistachos|cacahuete|maní|castaña,
      color|colores caramelo|almendra|castaña|uva|avellana|pistacho, ojos|ojo almendra|castaños,
      harina|leche|bebida|aceite de almendra|almendras|avellana|avellanas|nuez|cacahuete|maní|coco|soja,
      mantequilla|crema|manteca de cacahuete|cacahuate|maní|almendra|almendras|avellana|avellanas,
      almendra|almendras|nueces|avellanas|frutos molida|molidas|molidos|rallada|picadas, zumo|jugo|mosto de uva|uvas,
      sirope|salsa|punto|helado de caramelo, perro|perros salchicha, palomitas mensajeras, paloma|palomas palomitas, castaña|castañas de indias,
      sellos|sello|estampa|puré|tarta|pastel|sopa|crema|bizcocho de zanahoria, dulces sueños|palabras|voz, sueños dulces,
      salchicha|salchichas de plastilina|masa|arcilla|barro|tela, plastilina|masa|arcilla ~ salchicha|salchichas, nueces =del cuello,
      nuez del|de cuello|adán, papas|patatas dulces, frutas dulces, palitos|bastón|bastones de caramelo, nubes|nube de algodón,
      hojas|hoja de uva|parra
    `,
    honey: 'miel',
    not_honey: `
      color|colores|tono|ojos|ojitos|dorado miel|color, luna de miel, abeja|abejas|abejita|panal de|la miel, tarro|bote de miel =de juguete|vacío,
      mi|miel miel, miel mía, color de miel, ojos de miel
    `,
    trampoline: `
      trampolín|trampolines, cama|camas|camita|camitas elástica|elásticas|saltarina|saltarinas, colchoneta elástica, brincolín|brincolines,
      tumbling, minitramp
    `,
    not_trampoline: `
      trampolín|trampolines de la|de piscina|alberca|saltos|agua, trampolín|trampolines para|de =muñecos|clavados
    `,
    loose_fill: `
      purpurina, brillantina, diamantina, escarcha, glitter, confeti brillante, témpera|pintura|pigmento|pigmentos en polvo,
      polvo|polvos|pintura de|holi colores|holi|témpera|tempera|pintura, espuma|crema|gel de afeitar|rasurar,
      bolitas de poliestireno|corcho|icopor|unicel|telgopor, relleno de puf
    `,
    not_loose_fill: `
      escarcha de|en la|del|las|los|el|ventana|hielo|invierno|hojas|noche|hierba|jardín|campo|helada|mañana
    `,
    dry_food: `
      lenteja|lentejas, garbanzo|garbanzos, frijol|frijoles, judías, alubia|alubias, poroto|porotos, caraotas, habichuelas, arroz, pasta|pastas,
      macarrón|macarrones, fideo|fideos, maíz, guisante|guisantes, arvejas, tornillos de pasta, legumbres, coditos
    `,
    not_dry_food: `
      pasta de dientes|dental|modelar|sal|papel|maní|azúcar, papel|torta|tortas|tortita|tortitas|tortilla|harina|leche|galleta|galletas de arroz,
      harina|tortilla|tortillas|mazorca|almidón|fécula|hoja|hojas de maíz,
      planta|plantas|brote|semilla|semillas de =frijol|judía|lenteja|garbanzo,
      arroz|pasta|lenteja|lentejas|garbanzos|frijoles cocido|cocida|cocidos|cocidas|hervido|hervida,
      fideos|macarrones|alubias|maíz|guisantes|judías cocido|cocida|cocidos|cocidas|hervido|hervida,
      arroz|pasta|lenteja|lentejas|garbanzos|frijoles blando|blanda|blandas|congelados|cocinado|cocinada,
      fideos|macarrones|alubias|maíz|guisantes|judías blando|blanda|blandas|congelados|cocinado|cocinada, judías verdes,
      bolsita|bolsitas|saquito|saquitos de
    `,
    water_beads: `
      perla|perlas|bola|bolas|bolita|bolitas|cuenta de agua|hidrogel|gel|gelatina,
      cuentas|esfera|esferas|cristal|cristales|canicas|pelotitas de agua|hidrogel|gel|gelatina, orbeez, hidrogel,
      bolas|bolitas|perlas|esferas absorbentes|expandibles|expansibles, bolas|bolitas|perlas|esferas que crecen ~ agua, polímero absorbente
    `,
    magnets: `
      imán|imanes de|del ~ altavoz|altavoces|disco|parlante|parlantes,
      neodimio, imán|imanes de tierras|alta|mucha raras|potencia|fuerza,
      imán|imanes potente|potentes|fuerte|fuertes|superpotente|superpotentes|suelto|sueltos,
      imán|imanes muy|super|pequeño|pequeños|chico|diminutos y|fuertes|potentes|potente|fuerte,
      imán|imanes pequeño|pequeños y potente|potentes|fuerte|fuertes, superimanes, superimán,
      bola|bolas|bolita|bolitas|esfera|esferas magnética|magnéticas|imantada|imantadas, pequeños|potentes|fuertes|poderosos imanes,
      bolas|bolitas|esferas de imán
    `,
    not_magnets: `
      imán|imanes de nevera|refrigerador|frigorífico|heladera, piezas|letras|bloques|pizarra magnéticas, imán|imanes potente|potentes dentro
    `,
    button_batteries: `
      pila|pilas|batería|baterías del|de|de reloj|audífono|calculadora,
      pila|pilas|batería|baterías de|tipo|en botón|moneda|reloj, pila|pilas|batería|baterías botón|moneda,
      pila|pilas|batería|baterías redonda|redondas|plana|planas, pila|pilas|batería|baterías de|tipo forma|tipo de botón|moneda, cr2032, cr2025,
      cr2016, lr44, ag13
    `,
    not_button_batteries: `
      compartimento|compartimiento|tapa|cubierta|hueco ~ pila|pilas|batería|baterías de|botón|tipo,
      pila|pilas|batería|baterías de botón|moneda ~ atornillado|atornillada|cerrado,
      pila|pilas|batería|baterías de botón|moneda ~ cerrada|sellado|sellada|atornilladas
    `,
    toxic_art: `
      alcohol isopropílico|metílico|desnaturalizado, alcohol de =quemar|farmacia,
      pegamento|cola|adhesivo|barniz|laca|pintura|spray|pinturas en|de|con spray|aerosol|esprai|espray|pegamento,
      espray|spray|aerosol adhesivo|de pintura|pegamento|pintura|adhesiva, aerosol|aerosoles, disolvente, solvente, diluyente, aguarrás,
      trementina, acetona, thinner, esmalte|quitaesmalte de|sintético|uñas|acrílico, barniz|barnices, laca para|de madera, superglue,
      pegamento|cola|adhesivo|cemento instantáneo|industrial|fuerte|rápido|contacto|loco, cola|pegamento|cemento de contacto, la gotita,
      kola loka, resina epoxi|epóxica, epoxi, pintura|pinturas al|de|a óleo|aceite|esmalte|plomo, base|pintura de|con disolvente|aceite, gasolina,
      pintura|pinturas|pegamento|pegamentos sin etiqueta|etiquetas|etiquetar|marca,
      material|materiales|rotuladores|marcadores|botes sin etiqueta|etiquetas|etiquetar|marca, tolueno|xileno,
      rotuladores|marcadores con|de disolvente|solvente
    `,
    not_toxic_art: 'disolvente universal, resina de pino|árbol',
    raw_food: `
      huevo|huevos crudo|crudos|cruda, clara|claras|yema|yemas cruda|crudas, huevo|huevos sin cocer|cocinar, masa de galletas comestible|cruda,
      masa comestible|saborizada, mayonesa casera, plastilina|masa comestible, harina cruda ~ prob*|comer|come|comen|coma|coman
    `,
    dough: 'masa|masas, mezcla de|para bizcocho|pastel|galletas|tortitas|panqueques|torta, rebozado',
    not_raw_dough: `
      masa|masas de sal|modelar|jugar|horneada|cocida|plastilina, masa de pizza horneada, masa para jugar|modelar, plastilina comestible sin
    `,
    animals: `
      gallinero,
      pollito|pollitos, pollo|pollos, gallina|gallinas, gallo|gallos, pato|patos, patito|patitos, ganso|gansos, oca|ocas, pavo|pavos,
      codorniz|codornices, aves|ave de corral, tortuga|tortugas, lagarto|lagartos, lagartija|lagartijas, iguana|iguanas, geco|gecko,
      camaleón|camaleones, serpiente|serpientes, culebra|culebras, víbora, reptil|reptiles, rana|ranas, sapo|sapos, renacuajo|renacuajos,
      tritón|tritones, salamandra|salamandras, ajolote|ajolotes, anfibio|anfibios
    `,
    not_animals: `
      pollito|pollo|gallina|gallo|pato ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      patito|ganso|tortuga|lagarto|lagartija ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      pollito|pollo|gallina|gallo|pato|patito|ganso|tortuga|lagarto|lagartija ~ masa|arcilla|fieltro|hule|barro,
      pollito|pollo|gallina|gallo|pato ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      patito|ganso|tortuga|lagarto|lagartija ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      serpiente|culebra|rana|sapo|pollitos ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ juguete|goma|peluche|plástico|papel,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ madera|trapo|cartón|plastilina|tela,
      serpiente|culebra|rana|sapo|pollitos ~ masa|arcilla|fieltro|hule|barro,
      serpiente|culebra|rana|sapo|pollitos ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ masa|arcilla|fieltro|hule|barro,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      postura|pose|baile|canción|salto|saltos|máscara|títere de|la|del|del|de|como pollito|pollo|gallina|gallo,
      postura|pose|baile|canción|salto|saltos|máscara|títere de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      postura|pose|baile|canción de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      salto|saltos|máscara|títere de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      carta|tarjeta|cuento|figura|dibujo|paso|pasos|marioneta de|la|del|del|de|como pollito|pollo|gallina|gallo,
      carta|tarjeta|cuento|figura|dibujo|paso|pasos|marioneta de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      carta|tarjeta|cuento|figura de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      dibujo|paso|pasos|marioneta de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      huevo|huevos|caldo|sopa|pechuga|imagen|foto|disfraz de|la|del|del|de|como pollito|pollo|gallina|gallo,
      huevo|huevos|caldo|sopa|pechuga|imagen|foto|disfraz de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      huevo|huevos|caldo|sopa de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      pechuga|imagen|foto|disfraz de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      caparazón|juego|camina|caminar|lengua|ojos|patas|sonido de|la|del|del|de|como pollito|pollo|gallina|gallo,
      caparazón|juego|camina|caminar|lengua|ojos|patas|sonido de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      caparazón|juego|camina|caminar de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      lengua|ojos|patas|sonido de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      como|cual =un|=una|=los|=las|=el|=la pollito|pollo|gallina|gallo|pato|patito|ganso|oca|tortuga,
      como|cual =un|=una|=los|=las|=el|=la lagarto|serpiente|culebra|rana|sapo,
      como|cual =un|=una|=los|=las|=el|=la pollitos|patitos|ranas|tortugas|serpientes,
      como ranas|patos|serpientes|tortugas|gallinas|patitos|pollitos, juego de la oca, la oca, pato pato, pollo asado|cocido|hervido|desmenuzado
    `,
    midday_sun: `
      sol de =las doce|12|dos|13|14|trece|catorce, =le|=les|=os =dé|=da =el =sol, tiend*|tumb*|acost*|acuest* ~ al sol,
      tumb*|acost*|acuest*|tiend*|siesta ~ soleado|soleada,
      sol del|de|a mediodía|mediodia, pleno|directo|fuerte|intenso|ardiente sol, sol directo|fuerte|pleno|intenso|abrasador,
      luz|rayos|luz directa|solar del|directa sol, tom* el|=sol sol, al sol del|de mediodía, a mediodía ~ sol, broncear*, asolear*,
      túmbate|tumba|acuesta|siesta|abajo|juega|jugar|acostado|acostada|tumbado|tumbada ~ al sol, túmbate|tumba|acuesta|siesta|abajo ~ bajo el sol
    `,
    not_midday_sun: `
      antes ~ sol, sombra|protegido|protegida|proteg*|protej*|lejos|fuera|resguard* ~ sol, luz indirecta, nunca|no|sin ~ sol directo,
      gorro|gorra|crema|gafas de|para sol
    `,
    heat_blades: `
      enciend*|prend* ~ cerilla|cerillas|fósforo|fósforos|mechero|vela|velas|hoguera|fogata,
      silicona|pegamento|cola caliente|termofusible, pistola de silicona|pegamento|cola|calor, estufa|estufas, hornilla|hornillas,
      hornillo|hornillos, fogón|fogones, vitrocerámica, horno|hornos, tetera|hervidor|pava, plancha|planchas|planch*, microondas,
      cuchillo|cuchillos, cuchilla|cuchillas, navaja|navajas, cúter|cutter|bisturí|trincheta, agua hirviendo|hirviente,
      sartén|olla ~ fuego|caliente, al fuego, tostadora, freidora
    `,
    not_heat_blades: `
      plancha|planchas de _ cm, es|será|son|hace|como de|la|el|una|un|nuestra|nuestro|la cocina|estufa|horno|fogón|fogones,
      cuchillo|cuchillos|cuchillito de|sin|para plástico|filo|untar|mesa|madera|mantequilla,
      cuchillo|cuchillos|cuchillito de|sin|para juguete|infantil|niños|punta|cartón|plastilina,
      cuchillo|cuchillos romo|romos|infantil|infantiles|seguro|seguros|plástico, cuchillo|cuchillos ~ sin|poco filo|punta,
      horno|hornos|hornillo|estufa|cocina ~ de juguete|cartón|mentira|madera|mentiritas,
      cocinita|plancha|microondas|tetera|sartén ~ de juguete|cartón|mentira|madera|mentiritas,
      plancha|planchas de cartón|corcho|madera|metal|goma|espuma|hierro|poliestireno, juguete ~ horno,
      planch* con la|una|su|nuestra plancha de juguete|mentira|mentiritas|cartón|madera,
      guantes|guante|manopla|papel de|para|del horno, bandeja|rejilla de|para horno, papel de horno|hornear, plancha|planchas abdominal|frontal,
      postura|posición de|la de =la plancha, verja de hierro, cuchillos y|tenedores tenedores|y|cucharas, cuchillo y tenedor, tenedor y cuchillo,
      tenedores y cuchillos, horno de papel|barro, plancha|planchas ~ codos|abdominal|brazos|segundos,
      palos|piedras|caja el|la fogón|horno|estufa, hace|hacen|haz la plancha
    `,
    screens: `
      foto|fotos en|del =tu|=el|=un|=su|=mi|=vuestro|=móvil teléfono|móvil|celular,
      tableta|tabletas, tablet|tablets, ipad, televisión|televisiones, televisor|televisores, =tele, =tv, youtube, netflix,
      vídeo|videos|vídeos|video, videojuego|videojuegos, =app|=apps, aplicación|aplicaciones, ordenador|ordenadores, computadora|computadoras,
      computador, portátil|portátiles, pantalla|pantallas, dibujos animados, película|películas,
      ve|ver|vean|miren|mira|mirar ~ móvil|celular|teléfono, juego|juegos|juega|jueguen|jugar ~ móvil|celular|teléfono,
      videollamada|videollamadas, smartphone, playstation|nintendo|xbox, consola|consolas
    `,
    not_screens: `
      haz|haced|saca|sacad|sacar|toma|tomad|tomar|hacer ~ foto|fotos en|del =tu|=el|=un|=su|=mi|=vuestro teléfono|móvil|celular,
      graba|grabar|graben|filma|filmar|filmen|haz|hagan|toma|grábate ~ vídeo|video|vídeos|película,
      televisión|televisor|tele|ordenador|computadora de|cartón|tela|papel cartón|tela|papel|juguete|mentira,
      televisión|televisor cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      tele|ordenador|computadora cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      televisión|televisor|tele|ordenador|computadora de|cartón|tela|papel sombras|lámpara|chocolate|arcilla|barro,
      televisión|televisor cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      tele|ordenador|computadora cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      tableta|tablet|pantalla|pantallas|cámara de|cartón|tela|papel cartón|tela|papel|juguete|mentira,
      tableta|tablet|pantalla|pantallas|cámara cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      tableta|tablet|pantalla|pantallas|cámara de|cartón|tela|papel sombras|lámpara|chocolate|arcilla|barro,
      tableta|tablet cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      pantalla|pantallas|cámara cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      pantalla|pantallas de tela|papel|sombras|cartón|lámpara|sábana,
      sin|apaga|apagar|apaguen|apagada|apagados ~ pantalla|pantallas|tele|televisión|televisor|móvil, tableta de chocolate|arcilla|barro|jabón,
      tele|televisión|televisor|tableta|pantalla|móvil|pantallas apagada|apagado|apagadas, protector de|solar pantalla, pantalla solar,
      teclado|teclados de ordenador, aplicación de|del|la música|linterna|pegamento|cola|pintura|temporizador,
      película|capa|film de jabón|aceite|agua|plástico|transparente, detrás de la|una pantalla, mando de|a la|distancia tele|televisión
    `,
    screen_long: 'toda la tarde|mañana, todo el día, durante horas, tarde entera',
    diagnosis: `
      si|podría|puede tiene|tener|ser|tratarse|indicar ~ autismo|autista|tdah|dislexia, compar* =a|=al ~ con ~ otros|demás|compañeros,
      señal|señales|signo|signos|síntoma de autismo|tdah|tea|dislexia,
      señal|señales|signo|signos|síntoma de retraso|trastorno|retrasos|trastornos|hiperactividad,
      síntomas|indicio|indicios|indicador|indicadores de autismo|tdah|tea|dislexia,
      síntomas|indicio|indicios|indicador|indicadores de retraso|trastorno|retrasos|trastornos|hiperactividad, autismo|tdah|dislexia prueba|test,
      prueba|test|examen|detección|cribado de|del autismo|inteligencia|desarrollo|tdah|ci|dislexia,
      retraso|retrasos|desfase|retardo del|de desarrollo|lenguaje|habla|aprendizaje|crecimiento,
      retraso madurativo|cognitivo|evolutivo|motor|mental, retraso|retrasos ~ desarrollo|lenguaje|habla|aprendizaje,
      está|van|va|están|es|sea|ser|parece atrasado|atrasada|retrasado|retrasada|atrasados|retrasados, coeficiente|cociente intelectual, =ci,
      superdotad*, superdotación, altas capacidades, niño|niños|niña|niñas prodigio, genio|genios innato|innatos,
      normal|normales|anormal|avanzado|avanzada|adelantado|adelantada|atrasado|bajo|típico para|de|a su edad, anormal|anormales, diagnóstic*,
      diagnostic*, por|debajo|encima debajo|encima|de de|la la|media|promedio media|promedio,
      por debajo|encima|detrás|delante de ~ media|promedio|edad|compañeros|otros|demás|iguales|norma,
      más =listo|lista|inteligente|listos|inteligentes ~ otros|demás|compañeros, trastorno|trastornos, percentil, señales de alarma|alerta,
      hablante tardío, problemas|problema de|del desarrollo|aprendizaje|lenguaje, ya debería ~ caminar|hablar|saber|leer|gatear|andar,
      detecta|detectar ~ autismo|tdah|retraso|retrasos|trastornos
    `,
    not_diagnosis: `
      por detrás de la|una|del silla|línea|mesa|puerta|árbol, retras* la|el|un =salida|reloj|inicio|comienzo,
      por delante|detrás|debajo|encima de la|el|una|un|tu =línea|mesa|silla|cabeza|puerta
    `,
    material_only: 'botón|botones',
    neg_far: `
      =no, =nunca, =jamás, =tampoco, =nadie, =ni, evit*, retir*, quita|quite|quitar|quiten, aparta|aparte|apartar|aparten, alej*, proh*,
      ningún|ninguna|ninguno, lejos de, fuera de, libre de, cuidado con, guarda|guarden|guarde ~ fuera
    `,
    neg_swap: 'sustitu*, reemplaz*, cambia|cambie|cambien',
    swap_for: '=por, =con',
    neg_near: '=sin, en lugar de|del, en vez de|del, excepto, salvo, =menos, nada de',
    neg_after: `
      no son|es|están|está|deben|debe|hacen|hace|se|pueden|puede, prohibido|prohibida|prohibidos|prohibidas, nunca,
      fuera del|de|de alcance|=su|juego, innecesario|innecesarios, lejos, jamás, están|quedan|queda prohibidos|prohibidas|fuera
    `,
    keep: `
      mantén|mantener|mantenga|mantengan|guarda|guarde|guarden|guardar|ten, tener|deja|dejar|dejen|quédate|quedarse|pon|poner|pongan,
      mantente|manténgase|manténganse
    `,
    away: 'lejos, alejado|alejada|alejados|alejadas, fuera del|de =alcance|alcance, aparte, a distancia',
    false_neg: `
      ningún|ninguna|nadie _ es|está demasiado, nadie es demasiado, no solo|sólo|solamente|únicamente|sin, no olvid*, no dud*, no pierd*,
      no falt*, no más|menos de|que, no|sin|nunca cortar|cortes|corte|corten|cortarlas|cortarlos|cortadas,
      no hace|hacen|es falta|necesario cortar|cortarlas|cortarlos, no te|se|os preocup*|olvid*|asust*, por qué no,
      no hay problema|prisa|duda|límite, nada más que, no importa, sin duda|falta|miedo|embargo|problema|parar|olvidar|olvid*|prisa, no pares,
      no temas, no tengas|tengan miedo, no dejes|dejen de, si no hay|tienes|tienen, no sin, retir* ~ tapa|envoltorio|cáscara,
      quita|quite|quiten ~ tapa|envoltorio
    `,
    neg_break: '=pero, =sino, =excepto, =solo, =sólo, =salvo, =hasta, olvid*, =más de, =únicamente, =por =un|=una',
    condition: '=si|=cuando|=porque|=aunque|=mientras|=como',
    implies_use: `
      trag*, =boca|=bocas, atragant* con, =solo con|=con, =solos|=solas|=sola|=solo, desatendid*, sin vigilancia|supervisión, =nariz|=narices,
      =oídos|=oreja|=orejas, =suelo|=piso, caig*|caer|cae|explot*|revent*, lanz*|tir*|arroj*, perd*|pierd*, chup*
    `,
    pronoun: '=lo|=los|=las|=una|=uno|=ella|=alguna|=alguno',
    contains: 'contien*|conten*, traza|trazas de',
    allergy_question: `
      pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias a|al, pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias ~ ^ inclui*,
      pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias inclui*
    `,
    list_joiner: '=y, =e, =o, =u, ^, =al, =a, =el, =la, =los',
    use_verb: `
      usa|use|usen|usar|usando|usad|utiliz*, agrega|agregue|agreguen|agregar, añad*, pon|ponga|pongan|poner, da|dale|dales|denle|den,
      trae|traiga|traigan|traer, toma|tomen|tome|tomar, rueda|ruede|rueden, echa|eche|echen, vierte|viertan, llena|llene|llenen|llenar,
      cuenta|cuenten, ensart*, esconde|escondan, coloca|coloque|coloquen, clasifica|clasifiquen, come|coma|coman|comer, prueba|prueben,
      ofrece|ofrezca|ofrezcan, deja|dejen, juega|jueguen|jugar, haz|hagan|hacer, mezcla|mezclen, reparte|repartan, elige|elijan, coge|cojan,
      compra, sirve|sirvan, busca|busquen, mete|metan, saca|saquen, lanza|lancen
    `,
    joiner: '=y, =e, =luego, =después, =entonces, ^, =o, =así',
    hazard: `
      riesgo|riesgos, peligro|peligros, peligros*, atragant*, asfixi*, =ahogo|=ahogar, demasiado pequeñas|pequeños
    `,
    look_before: `
      tamaño|forma|color|colores|dibujo|dibujos|imagen|imágenes|foto|fotos de|del|con =un|=una|=la|=el|=los|=las,
      silueta|palabra|palabras|sonido|olor|nombre|letra|grosor|ancho|peso de|del|con =un|=una|=la|=el|=los|=las,
      tamaño|forma|color|dibujo|dibujos|imagen|imágenes|foto|fotos de,
      palabra|sonido|olor|nombre|silueta|figura|figuras|pegatina|pegatinas|sello de, color|colores|tono|rojo|verde|rosa|amarillo|morado|naranja,
      más =grande|pequeño|grandes|pequeños|pequeña|grandes que =un|=una, tan grande|pequeño|pequeña|redondo como =un|=una,
      mayor|mayores|menor que =un|=una|=el
    `,
    look_after: '',
    simile: `
      =como =un|=una|=el|=la|=los|=las|=pequeñas|=pequeños|=si, =como, =cual, igual que =un|=una|=el, parec* =un|=una|=a
    `,
    example: `
      cosa|cosas, objeto|objetos, pieza|piezas, material|materiales, juguete|juguetes, elemento|elementos, algo, tesoro|tesoros, tal|tales,
      alimento|alimentos, bocado|bocadillos|bocados, snack|snacks, artículo|artículos
    `,
    depict: `
      dibuj*, imagen|imágenes|foto|fotos|fotografía|fotografías|lámina|láminas|cartel|pegatina|pegatinas|calcomanía de,
      cant*|canción|canciones|cuento|cuentos|historia de|sobre|del|la|el|los|las|un,
      historias|libro|libros|poema|rima|rimas|adivinanza de|sobre|del|la|el|los|las|un, imagina|imaginen|imaginario|imaginaria,
      finge|finjan|fingir|fingid, pinta|pinten|pintar =un|=una, recorta|recorten =un|=una, habl* ~ de|sobre, di|decir|digan, nombra|nombrar,
      canten|canta|cantar, palabra|palabras
    `,
    depict_break: '=con|=sobre|=en|=encima|=alrededor|=dentro|=usando|=mientras',
    toy_before: '=juguete|=fieltro|=cartón|=papel|=peluche',
    toy_after: `
      =de|=del juguete|peluche|plástico|papel|cartón|madera|fieltro|tela|trapo|mentira,
      =de|=del mentiritas|goma|plastilina|arcilla|barro|arena|masa|lana|ganchillo|cartulina|lodo, imaginari*, dibujad*, pintad*, =~ de juguete,
      invisible|invisibles, falso|falsos, plástico
    `,
    pretend: `
      finge|finjan|fingir|fingiendo|fingid, imagin*, como si, haz|hagan|hacer|haced como|de que, simul*, jugar|juega|jueguen =a que|ser, dibujad*,
      de mentira|mentiritas|mentirijillas|juguete, hac* que|como
    `,
    live: '=vivo|=vivos|=viva|=vivas|=verdad|=real|=reales',
    distance: `
      =m|=metro|=metros|=paso|=pasos|=distancia de|del, distancia, lejos de|del, detrás de ~ línea|raya, apartad*|alejad* de|del
    `,
    range: '=a|=o|=y',
    sand_dough: 'arena|barro|arcilla|plastilina|lodo, masa de sal',
    speech_balloon: `
      globo|globos|bocadillo|bocadillos de diálogo|texto|pensamiento|cómic, viñeta|viñetas, cómic|historieta
    `,
    inflate: 'infl*|hinch*, aire, látex, sopl*, agua, flota|flotan|flotar, explot*|pinch*, golpe*, lanz*',
    adult: `
      adulto|adulta|adultos|adultas, =mamá|=papá|=madre|=padre|=padres, maestra|maestro|maestras|maestros, educador|educadora|educadores,
      profesor|profesora, cuidador|cuidadora, abuela|abuelo, =usted|=ustedes|=vosotros, mayor|mayores de|=edad, =mayores, familiar
    `,
    child: `
      niño|niña|niños|niñas, bebé|bebés, hijo|hija|hijos|hijas, pequeño|pequeña|pequeñín, =pequeño|=pequeña mete|corta|usa, peque|peques,
      =ella|=ellos|=ellas, alumno|alumnos|alumna|alumnas, =cada =uno|=jugador|=niño, chico|chicos|chica, crío|críos, todos|todas
    `,
    child_seen: `
      niño|niña|niños|niñas, bebé|bebés, hijo|hija|hijos|hijas, peque|peques, =pequeños|=pequeñas|=pequeño|=pequeña, alumno|alumnos|alumna|alumnas
    `,
    hand_over: `
      =da|=dale|=dales|=deja|=dejen|=dejar|=deje|=pide|=pídele|=permite, =permitan|=entrega|=invita|=pasa|=haz|=enseña|=ayuda|=anima|=den|=denle
    `,
    large: 'grande|grandes|gigante|gigantes|gran|enorme|enormes',
    cut_small: 'cuarto|cuartos, en cuatro, a lo largo, longitudinal*, aplastad*, trituradas|trituradas|machacadas',
    soft: `
      cocid*, hervid*, rallad*, rall*, blandita|blanda|blandas|blanditas, asad*, al vapor, puré, cocer|cuece|cuezan|cocinada|cocinadas, guisad*,
      sopa, horneada|horneadas
    `,
    dry: 'seco|seca|secos|secas, crudo|cruda|crudos|crudas, sin cocer|cocinar',
    play: `
      vierte|vierten|viertan|verter, trasvas*, traslad*, clasific*, ensart*, escond*, enterr*, entierr*, excav*,
      caja|bandeja|cubo|botella|recipiente sensorial, sensorial|sensoriales, maraca|maracas, sonajero|sonajeros, collar|collares, collage,
      pega|peguen|pegar|pegamos, llena|llenen|llenar ~ botella|bandeja|caja|cubo|bote|botellas,
      bandeja|caja|bañera|barreño de|con|llena arroz|lentejas|garbanzos|pasta|frijoles|alubias|de, met* las manos, hund* las manos,
      pal*|cav* =en =el arroz
    `,
    sealed: `
      sellad*, sell*, precinta*, pegad*|cerrad* con|bien|herméticamente, herméti*, atornillad*, bien cerrad*
    `,
    eat: `
      =come|=comen|=comer|=coma|=coman|=cómanlas|=cómanlos|=comemos|=comerlas,
      =comerlo|=comerlos|=comiendo|=comida|=comidas|=cómelo|=comestible|=comestibles|=cómelas|=comas,
      prueba|prueban|prueben|probar|probamos|pruébenlo|pruebe ~ =el|=la|=los|=las|=un|=una,
      prueba|prueban|prueben|probar|probamos|pruébenlo|pruebe ~ =cada|=lo|=trozo|=trocito|=sabor|=fruta,
      =pruébalo|=pruébala|=probarlo|=probarla|=pruébenlas, merienda|meriendas|merendar|meriend*, desayun*, almuerz*|almorz*, cena|cenar|cenas,
      muerd*|mord*, bocado|bocados|bocadito|bocaditos, picnic, mastic*, sabore*, degust*, tentempié, chup* =el|=la,
      comparte|compartan ~ cuenco|fruta|merienda, lam*=er, sirve|sirvan ~ plato
    `,
    not_eat: `
      prueba|prueben|probar ~ =sonidos|=instrumentos|=ritmos|=movimientos|=posturas,
      da|dar|den|dale|dales|denle ~ comer|comida|come|merienda ~ muñeca|muñeco|muñecos|peluche|peluches|osito|oso,
      da|dar|den|dale|dales|denle ~ merendar|comen|coma|cenar ~ muñeca|muñeco|muñecos|peluche|peluches|osito|oso,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ muñeca|muñeco|muñecos,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ peluche|peluches|osito|oso,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ muñeca|muñeco|muñecos,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ peluche|peluches|osito|oso,
      da|dar|den|dale|dales|denle ~ comer|comida|come|merienda ~ títere|patos|pájaros|aves|animales|monstruo|robot,
      da|dar|den|dale|dales|denle ~ merendar|comen|coma|cenar ~ títere|patos|pájaros|aves|animales|monstruo|robot,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ títere|patos|pájaros,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ aves|animales|monstruo|robot,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ títere|patos|pájaros,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ aves|animales|monstruo|robot,
      muñeca|muñecas|muñeco|muñecos|osito|oso ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      peluche|peluches|títere|oruga|gusano|monstruo ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      animales|animal|pájaros|pájaro|dragón|conejo ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      león|dinosaurio|rana|cocodrilo|patos|hormigas|gallinas ~ come|comen|comer|comida,
      león|dinosaurio|rana|cocodrilo|patos|hormigas|gallinas ~ coma|coman|merienda|desayuno|cena,
      finge|fingir|finjan|imagina|como si|fingid ~ come|comen|comer|comida|merienda|coma|prueba|probar|desayuno|cena,
      comida|merienda|desayuno|cena|picnic de juguete|mentira|muñecos|peluches,
      comida|merienda|desayuno|cena|picnic de plástico|fieltro|imaginaria|madera|cartón,
      prueba|prueben|pruebe|probar|prueban ~ =otra|=otro|=otras|=otros|=vez,
      prueba|prueben|pruebe|probar|prueban ~ =suerte|=distintas|=distintos|=diferentes|=manera,
      prueba|prueben|pruebe|probar|prueban ~ =forma|=ritmo|=velocidad|=primero|=sonido,
      prueba|prueben|pruebe|probar|prueban ~ =movimiento|=paso|=pasos|=postura|=gesto|=torre,
      antes|después|tras|hora|cerca de|la|el|del|cada comer|comida|comidas|merienda|cena,
      antes|después|tras|hora|cerca de|la|el|del|cada cenar|desayuno|desayunar|almuerzo|la|una, no|nada comestible|comestibles,
      manta|cesta|mantel de picnic|pícnic|merienda, mesa de comer|comedor, lo que come|comen
    `,
    plant: `
      siembr*, sembr*, plant*, =tierra|=maceta|=macetas|=huerto|=jardín|=germina|=germinar, =brote|=brotes|=crece|=crecer|=pájaros|=aves|=comedero
    `,
    seed_play: `
      siembr*, sembr*, plant*, clasific*, cuent*|cont*, recog*|recoj*, pega|peguen|pegar, esparc*, esparz*, entierr*|enterr*, puñado,
      echa|echen|echar, mete|metan|meter, pon|pongan, empuj*
    `,
    taste: 'prueb*, prob*, =come|=comen|=coma|=coman|=comer|=comerse, lam*, =lamer, chup*, degust*, saborea*',
    taste_it: `
      pruébenla|pruébala|probarla|pruébelo|pruébalo|cómela|cómanla|probarlo|comerla, chup* los|sus|el dedos|dedo
    `,
    lick_tool: 'chup*|lam*|relam*|rebañ* ~ cuchara|cucharas|bol|cuenco|dedos|dedo|batidor|varillas|espátula|tazón',
    baked: `
      horneada|horneadas|horneado|horneados, cocida|cocido|cocidas|cocidos, =ya|=tibias|=frías|=fría|=pan|=pizza|=después|=una =vez|=cuando
    `,
    contact: `
      toca|toque|toquen|tocar|tocan|tócala|tocamos, acarici*, sostén|sostener|sostenga|sostengan|sostiene|sostienen|sosteniendo,
      coge|coja|cojan|coger, agarr*, atrap*, abraz*, carga|cargue|carguen|cargar|cargan, bes*=ar,
      da|dale|dar|den ~ comer|comida ~ mano|palma|manos, den|dar|da|dale de comer ~ en|de|con la mano|palma, cepill*, captur*, alza|alzar, mim*=a,
      levant*=a, baña|bañar|bañen,
      pon|pongan|poner|pone|coloc*|dej* ~ en|sobre|por|a ~ =mano|=manos|=palma|=palmas|=regazo|=brazo|=brazos|=hombro|=hombros|=rodillas|=dedo,
      sient*|sentar|camin*|sub*|trep*|pos* ~ en|sobre|por|a ~ =mano|=manos|=palma|=palmas|=regazo|=brazo|=brazos|=hombro|=hombros|=rodillas|=dedo
    `,
    number: '',
    unit_mm: '=milímetro|=milímetros|=mm',
    unit_cm: '=cm|=centímetro|=centímetros',
    unit_inch: '=pulgada|=pulgadas|=in|=inch',
    at_least: `
      al menos, por lo menos, como mínimo, más de, mayor|mayores de|que|a, más grande|grandes|ancha|ancho de|que, mínimo, superior|superiores a,
      no menos|menor|menores de|que
    `,
    minute: '=minuto|=minutos|=min',
    hour: '=hora|=horas|=h',
    and_half: 'y media|medio',
    open_water: `
      piscina|piscinas, alberca, pileta|piletas, =nad*, nadar|naden|nada|nadan|nadando =en|=con|=y, naden|nadar, río|ríos, lago|lagos,
      estanque|estanques, =mar, playa|playas, arroyo|arroyos, charco|charcos, bañera|bañeras, tina|tinas,
      baño|baños =de|=con|=del|=tibio|=caliente, la hora del baño, bañ*=ar, bañarse|bañar|bañen|báñense|bañarlo|bañando, chapote*,
      aspersor|aspersores, fuente|fuentes =de|=del, manguera|mangueras, jacuzzi, canoa|kayak
    `,
    water: `
      agua|aguas, charco|charcos, lav* ~ juguetes|muñeca|muñecas|muñecos|coche|coches|platos|ropa,
      barreño|palangana|cubo|balde|tina lleno|llena|con
    `,
    not_water: `
      fruta|merienda|leche|pañales|toallitas|comida|picnic y|o|^|con agua, agua ^ =pañales|toallitas|fruta|leche|merienda|ropa,
      pausa|descanso|pausas|descansos con|para|de agua|beber, agua y|o un|una|fruta|leche|merienda|pañales, rana ~ estanque|charca, olas ~ mar,
      fuente para beber, tiza|dibuj* ~ charco|charcos|río|estanque,
      agua|aguas para|de|potable|con|mineral|fresca beber|tomar|colonia|gas|azúcar|frutas|limón|coco, agua potable|mineral,
      beb*|toma|tomen|tomar|hidrat*|ofrec*|ofrezc*|lleva|lleven|llevar|trae ~ agua =para|=y|=fresca,
      traigan|sorbo|sorbos|vaso|botella|gorra|gorro|sombra|crema|sombrero|protector ~ agua =para|=y|=fresca,
      bebe|beban|bebed|beber|bebiendo|ofrece|ofrecer|ofrezca|lleva|lleven|llevar ~ agua,
      llevad|gorra|gorro|gorros|gorras|sombra|sombrero|sombreros|crema|sorbo|sorbos ~ agua, agua y =sombra|gorra|gorro|sombrero|crema|un|merienda,
      botella|botellas|botellín de agua, resistente|prueba al|a|de agua, acuarela|acuarelas, pintura|pinturas|colores al|de agua, base de agua,
      a base de agua, mar|río|lago|agua|piscina ~ de =papel|tela|juguete|mentira|azul|cartón, sonido|sonidos del|de mar|agua|río|la|lluvia,
      animales|animal|estrella|estrellas|caballito|caballitos|caballo|fondo del|de|marinos|la mar|playa|río,
      tela|manta|sábana|papel|cinta|pañuelo ~ mar|río|lago|agua, pelota|pelotas|toalla|bola|balón de|inflable playa,
      piscina|alberca de bolas|pelotas, cuarto|toalla|juguete|juguetes|sala de|del baño, la mar de, como agua, boca agua,
      hacerse|hace agua la boca, fuente|fuentes de =horno|servir|calor|luz|información, imagin* ~ mar|río|playa|piscina|lago|agua,
      charco|charcos|río|ríos|estanque|mar de tiza|papel|tela|fieltro, montañas|olas ^ un|tormentas río|y, bañera seca, mar en calma,
      algo|tentempié de comer y agua, agua de beber|potable, mochila : agua, vaso de agua
    `,
    cords: `
      cuerda|cuerdas, cordel|cordeles, cordón|cordones, cinta|cintas, =lana|=lanas, lazo|lazos, hilo|hilos, soga|sogas, elástico|elásticos,
      serpentina|serpentinas, guirnalda|guirnaldas
    `,
    not_cords: `
      cinta|cintas adhesiva|adhesivas|carrocero|pintor|métrica|aislante|transportadora,
      cinta de|métrica pintor|carrocero|enmascarar|papel|pegar|embalar|métrica|washi,
      ovillo|gorro|calcetín|calcetines|guantes|manta|jersey|alfombra de lana, instrumento|instrumentos|juguete de cuerda, hilo dental|musical,
      ata|atar|desata|átate|atarse los cordones, cordones de =los zapatos, cuerda|cuerdas vocal|vocales, cuerda|cuerdas de guitarra,
      lazo|lazos afectivo|afectivos|familiar|familiares|emocional, estrecha|fortalece|refuerza ~ lazo|lazos|vínculo, cordón umbilical,
      seguir el hilo, dar cuerda, cinta|cintas del|de pelo, cintura
    `,
    wheels: `
      bicicleta|bicicletas, bici|bicis, patinete|patinetes, monopatín|monopatines, patín|patines, patinar|patina|patinen|patinaje,
      triciclo|triciclos, skate|skateboard, patineta|patinetas, scooter|scooters
    `,
    not_wheels: `
      bicicleta|bici ~ piernas|pies|piernitas, piernas|pies|piernitas|movimiento|pedalea|pedalear|pedaleo|como|si ~ bicicleta|bici,
      bicicleta|bicicletas|bici|patinete|patines|moto de|con juguete|papel|cartón|calcetines|trapos,
      patina|patinen|patinar|patines ~ calcetines|papel|trapos|cartón|alfombra|platos|paños, bicicleta estática,
      rueda|ruedas|timbre|bomba|dibujo|cámara de|la bicicleta|bici, coches|autobuses|buses|camiones|autos ~ bicicletas|bicis|bicicleta|bici
    `,
    heat: `
      horne*, hornea|horneen|hornear|horneamos, cocinar|cocinen|cocinamos, hierv*, herv*, fríe|freír|frían,
      derret*|derrit* ~ chocolate|mantequilla|cera|ceras|queso, calient*|calentar ~ agua|leche|sopa|aceite|cera|horno,
      agua caliente|hirviendo|hervida, vela|velas, fogata|hoguera, barbacoa|parrilla|asador, tuest*|tost*=ar,
      horno|estufa|hornillo|fogón|tetera|hervidor|microondas|plancha|planchar|vitrocerámica, silicona|pegamento caliente, cuec*,
      cerilla|cerillas|fósforo|fósforos|mechero, secador de pelo
    `,
    blade: `
      cuchillo|cuchillos, tijera|tijeras, =corten|=cortar|=cortamos|=cortan|=cortando|=cortad|=córtalo|=córtalas, recort*,
      pela|pele|pelen|pelar|pelan, pelador|rallador, ralla|rallen|rallar, sierra|sierras|serrucho|taladro, cúter|cutter|bisturí,
      brocheta|brochetas, talla|tallar =la|=madera, perfor*, agujere*, pica|piquen|picar ~ fruta|verdura|cebolla|tomate|hierbas,
      trocea|trocear|troceen, rebana|rebanar|rebanen, corta|corte el|la|los|las|un|una|unos|unas|en|por|con|trozos,
      corta|corte tiras|fruta|cada|dos|tres|cuatro|todo|bien|y|tu|papel|cartón
    `,
    not_heat_note: `
      papel|bandeja|polvo de hornear, aceite de cocina, cocin*|horne* ~ imaginari*|barro|arena|calcetines, hierba|césped cortada|cortado|recién,
      cuchillo|cuchillos ~ plástico|filo|romo|untar|madera|juguete|mesa|mantequilla|infantil, cuchillo y tenedor, cuchillos|tenedores y,
      recortad*|recortes|recorte, recortable|recortables, cort* ~ masa|plastilina|arcilla ~ plástico|cortador|cortadores|cortapastas|moldes|hilo,
      cocina|cocinita|horno|vela|velas|plancha|estufa|comida ~ juguete|mentira|cartón|pilas|led|barro,
      plancha|planchas de cartón|corcho|madera|goma|espuma|metal, vela|velas del|de barco|eléctrica|eléctricas|led|velero|=la barco,
      guante|guantes|papel|manopla|bandeja|fuente de|para horno|hornear, papel de|vegetal hornear|horno,
      finge|finjan|fingir|imagina|imaginen|jueg*|jugar ~ cocinar|cocina|cocinen|hornear|horno|cortar|cocinero,
      rayo|golpe|ola|horas|hora de|centrales calor, pela|pelen|pelar|pele ~ mandarina|mandarinas|plátano|plátanos|huevo|naranja,
      corta|cortar|corten ~ dedos|manos, sierra|sierras =nevada|montaña, plancha|planchas ~ codos|abdominal|brazos|segundos, es|como|de la vela,
      palos|piedras|caja el|la fogón|horno|cocina, corta|corte con la|las mano|manos|dedos
    `,
    said_arms_reach: `
      al alcance de|del|tu|su|la|un brazo|mano|tu|su|la|un, alcance ~ brazo|mano, a un brazo de, distancia ~ brazo|mano
    `,
    said_watch: `
      supervisión|vigilancia|atención constante|continua|permanente, vigil* ~ constante*|momento|siempre|todo|continu*,
      supervis* ~ constante*|momento|siempre|todo|continu*, sin apartar|quitar la|los vista|ojos|mirada, no|nunca ~ =solo|=sola|=solos|=solas,
      la vista en|puesta|encima
    `,
    said_small_parts: 'atragant*, asfixia, trag*, piezas|partes pequeñas, =boca|=bocas',
    said_hat: 'gorro|gorros|gorra|gorras|sombrero|sombreros|gorrito',
    said_shade: 'sombra',
    said_sun_hours: '=10|=diez|=mediodía|=16|=11|=12',
    said_6mm: '6|=seis =mm|=milímetros, medio centímetro, 0, 5 cm, 6 cm',
    said_12mm: `
      12|=doce =mm|=milímetros, 1, 2 cm, =1|=un =cm|=centímetro, 10 =mm|=milímetros, 6|=seis =mm|=milímetros
    `,
    said_seated: 'sentad*, siéntal*, siént*, sient*, sentarse|sentar, trona',
    said_cords: '30|=treinta|25|20|15 cm|centímetros',
    said_helmet: 'casco|cascos',
  },
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    medio: 0.5,
    media: 0.5,
  },
  allergens: {
    gluten: {
      words: `
        harina|harinas, pan|panes, panecillo|panecillos, pasta|pastas, cuscús|cous, avena, cebada, centeno, trigo, sémola, galleta|galletas,
        bizcocho|bizcochos, pastel|pasteles, torta|tortas, magdalena|magdalenas, cupcake, fideo|fideos, tostada|tostadas, pretzel, cereal|cereales,
        granola, muesli, masa|masas, tortita|tortitas, panqueque|panqueques, gofre|gofres, pizza|pizzas, bulgur, espelta, seitán,
        espagueti|espaguetis, macarrón|macarrones, lasaña, cruasán, bocadillo|bocadillos, sándwich|sándwiches, empanada|empanadas, bollo|bollos,
        churro|churros, malta, gluten, papel maché, hojaldre, picatostes, colines, plastilina casera
      `,
      innocent: `
        harina|pasta|tortita|tortitas|fideos|galleta de maíz|arroz|almendra|almendras|garbanzo|garbanzos|coco,
        galletas|torta|tortas|pan|masa|tortilla de maíz|arroz|almendra|almendras|garbanzo|garbanzos|coco, harina de trigo sarraceno,
        trigo sarraceno, alforfón, pasta de dientes|dental|papel|modelar|azúcar|sésamo,
        cortador|cortadores|molde|moldes|caja|lata|bandeja de|para galletas|galleta|bizcocho|pastel|magdalenas,
        cortador|cortadores|molde|moldes|caja|lata|bandeja de|para tortitas|bollos|pizza|cereales|pan|masa,
        pastel|pasteles|torta|tortas|galletas|masa|pan|tarta de barro|arena|lodo|fieltro,
        pastel|pasteles|torta|tortas|galletas|masa|pan|tarta de plastilina|arcilla|juguete|cartón, masa de arcilla|maicena, campo de trigo|cebada,
        masa corporal|muscular, pan comido, aplaud*|palmas ~ tortitas, tortitas de manteca, caja|cajas de cereales|cereal|galletas|pizza,
        ceras pastel, color|colores|tonos|tono pastel, tonos pasteles
      `,
      without: 'sin gluten, libre|libres de gluten, no contiene gluten',
    },
    crustaceans: {
      words: `
        gamba|gambas, camarón|camarones, langostino|langostinos, cigala|cigalas, bogavante, langosta|langostas, krill, marisco|mariscos,
        palitos de cangrejo, carne de cangrejo, surimi, comer|come|comen|coma|coman|prueb*|cocin*|herv* ~ cangrejo|cangrejos
      `,
      innocent: 'paso|pasos|camina|caminar|andar|cangrejo de|como|a cangrejo|cangrejos',
    },
    eggs: {
      words: `
        huevo|huevos, clara|claras =de|=batida|=batidas, yema|yemas =de|=batida, mayonesa, merengue|merengues,
        tortilla francesa|española|patatas|papas, natilla|natillas, flan|flanes, mahonesa, alioli, clara|claras|yema|yemas de huevo
      `,
      innocent: `
        cartón|cartones|caja|cajas|bandeja|bandejas|búsqueda|forma|envase de|para huevo|huevos,
        huevo|huevos de plástico|madera|juguete|papel|dinosaurio|pascua|dragón|chocolate|cartón|fieltro|mentira,
        huevo|huevos de arcilla|poliestireno|goma|rana|insecto|mariposa|pájaro|tortuga|pingüino|oruga|sorpresa, huevera|hueveras,
        maraca|maracas|sonajero huevo, pon|pone|ponen|poner ~ huevo|huevos =en|=del,
        gallina|gallinas|ave|pájaro|mariposa|rana|dinosaurio|pingüino ~ huevo|huevos, huevo|huevos ~ nido, nido|nidos ~ huevo|huevos,
        yema|yemas de los|las|dedos|dedo
      `,
      without: 'sin huevo|huevos, libre de huevo|huevos, vegano|vegana|veganas|veganos',
    },
    fish: {
      words: `
        pescado|pescados, atún, salmón, bacalao, merluza, sardina|sardinas, anchoa|anchoas, boquerón, caballa, trucha|truchas, tilapia, surimi,
        salsa de pescado, caviar, lenguado, comer|come|comen|coma|coman|cocin* ~ pez|peces
      `,
      innocent: `
        color salmón, sardina|sardinas enlatadas, hemos|he|ha|has pescado, pescado|pescados de papel|juguete|cartón, rosa salmón
      `,
    },
    peanuts: {
      words: `
        cacahuete|cacahuetes, cacahuate|cacahuates, maní|maníes, cacao maní, manteca|mantequilla|crema de maní|cacahuete|cacahuate, bamba,
        mezcla de frutos
      `,
      innocent: 'forma de cacahuete',
      without: 'sin cacahuete|cacahuetes|cacahuate|maní|frutos, libre de cacahuete|cacahuetes|maní|frutos',
    },
    soybeans: {
      words: 'soja, soya, tofu, edamame, miso, tempeh, tamari',
      without: 'sin soja|soya, libre de soja|soya',
    },
    milk: {
      words: `
        leche|leches, mantequilla, queso|quesos, quesito|quesitos, yogur|yogures|yogurt, nata, crema =de|=batida|=para,
        crema|nata de leche|batida|agria|montada, cuajada, requesón, kéfir, helado|helados, batido de fresa|chocolate|vainilla, mozzarella,
        parmesano, natilla|natillas, flan|flanes, dulce de leche, suero de leche, caseína, chocolate|chocolates, lácteo|lácteos, lactosa,
        pudin|pudín, cajeta, cuajo, bechamel
      `,
      innocent: `
        ofrece|ofrézcanle|ofrecer|ofrezcan|su leche, leche o|y agua, leche ^ agua|pañales, agua o|y leche, toma|tomas de leche,
        leche a menudo|con frecuencia, leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de coco|almendra|almendras|avena|soja,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de soya|arroz|cacahuete|cacahuate|maní,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de cacao|karité|avellana|avellanas|anacardo,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de afeitar|manos|cara|cuerpo|hielo|agua, leche vegetal, yogur vegetal|vegano,
        diente|dientes de leche, crema solar|hidratante|dental, crema de|para sol|manos|afeitar|bebé|cuerpo|verduras|calabaza|cara,
        cartón|cartones|botella|botellas|caja|brick de leche|yogur|queso|helado|nata,
        envase|tapa|tapas|bote|vaso|vasos|envases de leche|yogur|queso|helado|nata, leche materna, vía láctea, vaca ~ leche, color crema|chocolate,
        palito|palitos|palo|palos de helado|helados, helado|helados de =hielo|juguete|plastilina|papel|arena, di queso
      `,
      without: `
        sin lácteos|leche|lactosa =leche|=lácteos, sin lácteos|leche, libre de lácteos|leche, vegano|vegana|veganas|veganos, vegetal|vegetales
      `,
    },
    nuts: {
      words: `
        nuez|nueces, almendra|almendras, avellana|avellanas, anacardo|anacardos, pistacho|pistachos, pecana|pecanas, macadamia, frutos secos,
        fruto seco, mazapán, turrón|turrones, nutella, praliné, marañón|marañones, castañas de cajú, nogada, crema de avellana|avellanas|cacao
      `,
      innocent: `
        nuez moscada, nuez|nueces de coco|adán, nuez del cuello, tamaño|forma|color|ojos|marrón de|color|una nuez|almendra|avellana|una,
        color|ojos avellana|almendra|nuez, cascanueces, ardilla|ardillas ~ nuez|nueces
      `,
      without: 'sin nuez|nueces|frutos|almendras, libre de nuez|nueces|frutos',
    },
    celery: {
      words: 'apio|apios, apionabo',
    },
    mustard: {
      words: 'mostaza|mostazas',
      innocent: 'color|amarillo|tono mostaza',
    },
    sesame: {
      words: 'sésamo, ajonjolí, tahini, tahina, tahín, hummus, humus, halva, gomasio',
      innocent: 'ábrete sésamo, barrio|plaza|calle sésamo',
    },
    sulphites: {
      words: `
        sulfito|sulfitos, dióxido de azufre, vino|vinos, orejones, pasas, uvas pasas, fruta desecada|deshidratada, frutas desecadas|deshidratadas,
        vinagre de vino, albaricoques secos, e220
      `,
      innocent: 'color vino, botella|botellas|corcho|corchos de vino, pasas por|al|de la|lado',
    },
    lupin: {
      words: 'altramuz|altramuces, chocho|chochos, lupino|lupinos, harina de altramuz',
    },
    molluscs: {
      words: `
        mejillón|mejillones, almeja|almejas, ostra|ostras, vieira|vieiras, calamar|calamares, pulpo a la gallega, sepia|sepias, chipirón|chipirones,
        berberecho|berberechos, comer|come|comen|coma|coman|cocin*|prueb* ~ pulpo|caracol|caracoles
      `,
      innocent: 'concha|conchas de mejillón|almeja|vieira|ostra, tono|color sepia',
    },
  },
}
