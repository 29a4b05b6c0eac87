/** Spanish words of the hazards, of every country that speaks it. Notation: match.ts. Folded, ñ is n: "pañal" and "panal" are one word. */
import type { HazardVocabulary } from '#lib/domain/safety/words/format'

/** A child without an adult, or the adult elsewhere. */
const alone = `
  niño|niña|bebé|peque|hijo|hija|pequeño|pequeña|nene|nena|guagua|chico|chica solo|sola, él|ella|ellos =solo|=sola|=solos|=solas|=solito|=solita,
  jugar|juega|juegan|juegue|jueguen|jugando|bañ* =solo|=sola|=solos|=solas|=solito|=solita|=solitos|=solitas,
  nadar|naden|nadan|chapot*|entr*|quedarse|quedado =solo|=sola|=solos|=solas|=solito|=solita|=solitos|=solitas,
  se queda|quede|quedan|queden =solo|=sola|=solos|=solas|=solito|=solita, dej* ~ solo|sola|solito|solita, sola|solito|solita en|dentro|junto|mientras,
  vay*|van|va|baj*|cruc*|sub*|lleg*|nad*|part*|camin* =solo|=sola|=solos|=solas|=solito|=solita|=solitos|=solitas, a solas, por su cuenta,
  desatendid*, sin supervisión|vigilancia|supervisar|vigilar|vigilarlo|vigilarla|adulto,
  sin un|una|ningún|ninguna|la adulto|mayor, sin un|una|ningún|ninguna|la persona adulta, sin un|una|ningún|ninguna|la presencia de, sin que nadie,
  mientras tú|usted ~ cocin*|prepar*|descans*|trabaj*|contest*|orden*|dobl*|plan*|limpi*|tiend*|lav*, mientras te|se ducha|viste|arregla|ocupa,
  mientras vas|va|van a|por, mientras le|les|lo|la busca|trae|prepara|calientas,
  mientras cocin*|prepar*|sales|busca|traes|contest*|respond*|atiend*|tiend*|dobla,
  mientras limpi*|frieg*|orden*|planch*|trabaj*|descans*|haces|pones|lavas|recoges, mientras los adultos|mayores|papás|padres,
  mientras hace|pone la comida|cena|cama|lavadora, mientras hace|pone el almuerzo, mientras hace|pone otra cosa,
  aprovecha|aproveche|aprovechen para cocinar|preparar|hacer|contestar|ordenar|ducharte|ducharse|descansar|trabajar,
  ve|vete|vaya|ir a por|abrir|contestar|otra, ve|vete|vaya|ir por la|una|el|un, ve|vete|vaya|ir a la cocina|puerta|otra, ve|vete|vaya|ir al teléfono,
  sal|salga|salir|sale de la habitación|recámara|pieza, sal|salga|salir|sale del cuarto|baño, sal|salga|salir|sale un momento,
  sal|salga|salir|sale unos minutos, hacer el|la|las|los súper|compra|compras|mandado|mandados|recado|recados|mercado,
  entra|entre|entrá|entren a hacer|comprar|pagar, baja|baje|bajá|bajen a por|comprar|buscar, salir|salí|sal|salga|salgan a comprar|hacer|trabajar,
  aléjate|aléjese un|unos, márchate, retírate,
  contesta|conteste|contestar|responde|atiende|atender el teléfono|timbre, contesta|conteste|contestar|responde|atiende|atender una llamada,
  contesta|conteste|contestar|responde|atiende|atender la puerta, contesta|conteste|contestar|responde|atiende|atender llamadas|mensajes,
  vuelve|vuelva|regresa|regrese|volver|regresar en unos|cinco|diez|un|5|10|15|quince|rato|poco,
  vuelve|vuelva|regresa|regrese|volver|regresar dentro de unos|cinco|diez|un|5|10|15|quince|rato|poco,
  vuelve|vuelva|regresa|regrese|volver|regresar a los unos|cinco|diez|un|5|10|15|quince|rato|poco,
  vuelve|vuelva|regresa|regrese|volver|regresar al cabo de unos|cinco|diez|un|5|10|15|quince|rato|poco, desde otra|la habitación|cocina|cuarto|sala
`

const eats = `
  =come|=comen|=coma|=coman|=comes|=comas|=comemos|=comamos|=comed|comer|comiendo|comerlo|comerla|comerse|comérselo|comérsela|comestible,
  cómelo|cómela|cómanlo|cómanla|cómetelo|cómetela,
  prueba|prueban|prueben|pruebe|probar|probad|probamos|probemos|probando un|una|el|la|los|las|unos|cada|su|de,
  pruébalo|pruébala|pruébenlo|pruébenla|probarlo|probarla|probadlas|probadlos, saborear|saborea|saboreen|saboree|saboreando|saborean, degust*,
  masticar|mastica|mastiquen|mastique|mastican, muerde|muerdan|muerda|morder|mordisque*,
  lame|lamen|laman|lama|lamer|lamiendo|chupa|chupen|chupe|chupar|chupan|chupando, a|en la boca, ingerir|ingieran|ingiere, merend*|meriend*, ensalada,
  mermelada, infusión, té de, tortilla de, =cena|=cenen|=cenan|=cenad|=cenamos|cenar|cenarl*, almorzar|almuercen|almuerza|desayun*, revuelto,
  revuélta*, guiso|guisar|guisen|guisa, salteado|saltear|salteen, cocínal*|cocinarl*|cocínenl*, risotto, croqueta
`

const eyesCovered = `
  ojos vendados|tapados|cubiertos|cerrados, vendados|tapados|cubiertos|cerrados los ojos, ojos bien|ya|siempre cerrados|tapados|vendados,
  vendar|venda|vende|venden|vendad|véndale|vendarle|vendarse|véndense ~ ojos,
  tapa|tape|tapen|tapar|tápale|tápate|tápense|taparse|cubre|cubra|cubran|cubrir|cúbrele|cúbrete ~ ojos, venda en|sobre|para los ojos, antifaz,
  a ciegas, sin ver|mirar nada, caja|bolsa|balde|cubo|saco|cesto|cubeta en|sobre la|su cabeza, cabeza hasta los|el|la hombros|cuello|barbilla,
  sin agujeros|huecos para los ojos, robots|caballeros sin ojos,
  pañuelo|bufanda|paliacate|gorro|gorrito|venda ~ ojos|cara, gorro|gorrito ~ hasta los|la nariz|ojos, ojitos vendados|tapados|cubiertos|cerrados
`

/** Live ones that carry salmonella. */
const animals = `
  gallina, gallo, gallito, pollo, pollito, polluelo, pichón, pato, patito, oca, ganso, pavo, guajolote, chompipe, pisco, codorniz, faisán, perdiz,
  cisne, avestruz, ñandú, gallinero, ave de corral, tortuga, galápago, jicotea, hicotea, icotea, morrocoy, tortugo, charapa, lagarto, lagartija,
  salamanquesa, cuija, perenquén, geco, gecko, iguana, garrobo, camaleón, pogona, dragón barbudo, varano, cocodrilo, caimán, yacaré, culebra,
  serpiente, víbora, boa, pitón, reptil, tortuguita, ranita, patico, gallinita, rana, coquí, sapo, escuerzo, renacuajo, guarisapo, ajolote, axolote,
  axolotl, tritón, gallipato, salamandra,
  anfibio, animalitos recién nacidos
`

/** Dry, loose, small: to scoop and to pour. */
const dried = `
  lenteja, garbanzo, frijol, fréjol, judía, judión, alubia, habichuela, poroto, caraota, haba, pallar, gandul, guandú, arveja, alverja, chícharo,
  guisante, legumbre, menestra, arroz, fideo, macarrón, espagueti, spaghetti, tallarín, penne, rigatoni, fusilli, farfalle, mostachol, codito,
  dedalito, munición, pasta seca|cruda|corta|teñida|para, pasta sin cocer, pasta de colores, pasta en forma,
  tornillos|lazos|moños|conchas|plumas|letras|letritas|estrellitas|espirales|hélices de pasta|sopa, maíz, choclo seco, grano, avena, quinoa, quinua,
  mijo, alpiste, cebada, trigo, sémola, cuscús, bulgur, polenta, amaranto, mote, tapioca, sagú, semilla, sal gruesa
`

export const spanish: HazardVocabulary = {
  hazards: {
    small_parts: {
      things: `
        canica, metras, bolinchas, bolondronas, bolita|bola|esfera de vidrio|cristal|acero|metal, bolita|bola|esfera de madera pequeña, balín,
        perdigón, rulemán, rodamiento, perla, abalorio, mostacilla, chaquira, chaquirón, rocalla, mullos, canutillo, lentejuela, strass, estrás,
        pedrería, cuentecita, cuentecilla, cuentitas, =cuentas, cuenta de vidrio|plástico|madera|colores|cristal|collar|cerámica|barro|silicona, hama,
        pyssla, ensart*|enhebr* ~ pasta|macarrones|semillas|pajitas|popotes, moneda, céntimo, centavo, calderilla, =botones,
        botón de camisa|coser|costura|abrigo|nácar|madera|pantalón, botón suelto|pequeño,
        ojos|ojitos móviles|saltones|locos|movibles|movedizos|adhesivos|bailarines|giratorios|plásticos, ojos|ojitos de plástico|manualidades, gema,
        joyitas, piedras|joyas|diamantes|cristales adhesivas|adhesivos|acrílicas|acrílicos|autoadhesivas|semipreciosas,
        piedras|joyas|diamantes|cristales de fantasía|plástico|bisutería|acuario|pecera, guijarro, canto rodado, piedrecita, piedrecilla, piedrita,
        pedrita, piedrecica, gravilla, grava, ripio, cascajo, chinitas, piedra pequeña|pequeñitas|chiquita|chica|diminutas|decorativas,
        piedra de río|playa, piedra del río, pequeñas piedras, pompón, pompom, borlitas, conchita,
        conchas|caracoles|caracolas pequeñas|pequeños|chicas|chiquitas|diminutas|marinas|marinos, conchas|caracoles|caracolas de mar|playa,
        conchas|caracoles|caracolas del mar, conchas|caracoles|caracolas de la playa, caracolito|caracolillo de mar, almejitas,
        pieza|objeto|juguete|figura|cosa|parte|elemento|material|adorno|accesorio pequeña|pequeño|pequeñita|pequeñito|chiquita|chiquito,
        pieza|objeto|juguete|figura|cosa|parte|elemento|material|adorno|accesorio diminuta|diminuto|menuda|menudo|minúscula|minúsculo,
        pieza|objeto|juguete|cosa|parte|elemento muy|más pequeña|pequeño|chica|chico,
        pequeños|pequeñas|diminutos|diminutas piezas|objetos|juguetes|partes|tesoros|figuras|elementos, cositas pequeñas, piecitas, piececitas,
        objetitos, juguetitos, cacharritos, tesoritos, figuritas|muñequitos de plástico, playmobil, lego, miniatura, clip, sujetapapeles, chincheta,
        chinche, tachuela, alfiler, imperdible, seguritos, gancho de nodriza, grapa, corchete, encuadernador, remache, arandela, rondana, golilla,
        tornillo, tornillito, tuerca, perno, clavo, taquete, tapones, taponcitos, tapón de botella|corcho|plástico|leche|rotulador, chapitas, =chapas,
        chapa de botella|refresco, corcholata, taparrosca, tapacorona, tapitas,
        tapa|ficha de botella|refresco|gaseosa|cerveza|rosca|leche|agua|marcador, tapas plásticas|recicladas|pequeñas,
        capuchón de bolígrafo|rotulador|marcador|boli, corchos, corcho de botella|vino, bellota, hayuco, castaña, nuez moscada, granos de pimienta,
        pimienta en grano, huayruro, huairuro, ojo de venado, piñitas,
        hueso|pepa de aceituna|cereza|durazno|ciruela|dátil|melocotón|mango|aguacate|palta, carozo, cuesco, cascabel, campanitas, campanillas, dado,
        dadito, ficha de|del parchís|dominó|póker|juego|damas|bingo|lotería|ludo|conteo|tablero|memoria, fichas pequeñas|redondas, peones de ajedrez,
        gomas|bandas|banditas elásticas, goma|banda|liga elástica, ligas, liguitas, gomillas, elástico de pelo, gomitas de pelo|colores|loom,
        goma del|de pelo, rainbow loom, loom bands, horquillas, horquilla de|del|para pelo, pasadores de pelo, ganchitos de pelo, pincitas, arete,
        zarcillo, sortija, dijes, charms, anillitos, dedal, llavecita, candaditos, borradorcitos, goma de borrar pequeña,
        bola|bolita de poliestireno|porexpan|icopor|unicel|telgopor|tecnopor|plumavit|fieltro, bola|bolita de algodón pequeña,
        pelota|bola|bolita saltarina|loca|rebotadora|rebotona|pequeña|chiquita|chica|diminuta|minúscula|mini, =pelotitas, =bolitas,
        pelota|bola de golf|squash|billar|futbolín|pimpón, pelota|bola de tenis de mesa, ping pong, pingpong, superbola, pila aaa|pequeña, palillos,
        mondadientes, escarbadientes, juguete ~ para mayores, juguete ~ mayores de 3|tres, huevo sorpresa|kinder
      `,
      together: [
        {
          one: 'semilla, frijol, poroto, alubia, garbanzo, lenteja, haba, maíz, tapa, botón, piedra, concha, caracola, imán',
          other: `
            ensartar|ensarta|ensarten|enhebrar|enhebra|enhebren, collage, mosaico, clasificar|clasifica|clasifiquen|clasifique, alcancía, hucha
          `,
        },
      ],
      mild: 'piedra, concha, caracola, semilla, pepita, ficha, botón, imán',
    },
    balloons: {
      things: `
        globo, globazo, bombucha, chimbomba, buchaca, globoflexia, bomba|bombita de agua|fiesta|cumpleaños|látex|inflar|colores|carnaval,
        bombas|bombitas|vejigas|vejiguitas infladas|inflables|llenas|desinfladas, vejiga inflada|desinflada|de,
        infl*|hinch* ~ bomba|bombita|vejiga|guante, guante inflado|hinchado, espantasuegras
      `,
      never: 'dej* ~ infl*|muerd*|mord* ~ globo',
    },
    choking_food: {
      things: `
        cacahuete, cacahuate, maní, manises, almendra, nuez, avellana, anacardo, marañón, merey, cajú, pistacho, pistache, pecana, macadamia, piñón,
        chufa, castaña asada, altramuz, chocho salado, sachainchi, fruto seco, granola, mix de frutos, trail mix, garrapiñada, garapiñada, peladilla,
        guirlache, turrón, palanqueta, praliné, =pipas, pepitas de calabaza, semillas de girasol|calabaza|zapallo|sandía|melón|auyama,
        semillas tostadas, palomitas, palomita de maíz, pochoclo, pororó, canguil, crispeta, cotufa, cabritas, pipoca, canchita, cancha serrana,
        poporopo, rositas|rosetas de maíz, maíz inflado|pira|reventado|tostado|palomero|pisingallo|cancha|frito, kikos, quicos, caramelo, confite,
        piruleta, pirulí, pirulín, chupetín, chupeta, chupachús, chupachups, chupa chups, chupirul, colombina, koyak, paleta de dulce, paleta payaso,
        paletita, bombón, golosina, chuche, chuchería, gominola, gomita, osito|gusanos|gomas de goma|gelatina, haribo, =dulces, regaliz, sugus,
        toffee, tofe, lacasito, conguito, gragea, chicle, goma de mascar, pastilla de menta, mentita, marshmallow, malvavisco, masmelo, esponjita,
        nube de azúcar, sustancia de malva, melcocha, cocada, jelly beans, uva, uvita, =pasas, pasitas, ciruela pasa, arándano, orejones,
        fruta|mango|plátano deshidratada|deshidratado|seca, tomate|jitomate cherri|perita|entero|pequeño, tomatito, jitomatito, cherry|cherris,
        salchicha, frankfurt, vienesa, wiener, hot dog, hotdog, jocho, panchos, choripán, salchipapa, perrito|perro caliente, chistorra, butifarra,
        longaniza, fuet, salchichón, chorizo, pepperoni, morcilla, rodajas de salami, zanahoria cruda|baby|mini|entera|crujiente|fresca,
        zanahoria|apio|manzana|pepino|pera en|a rodajas|palitos|bastones|tiras|bastoncitos|trozos|ruedas|cubos|gajos|cuartos|láminas|monedas,
        rodaja|rodajita|bastón|bastoncito|palito|rueda|ruedita|tira de zanahoria|apio|manzana|pepino|pera|nabo|pimiento|coco,
        trozo|cubo|disco|gajo|cuarto|pedazo|trocito|pedacito|moneda de zanahoria|apio|manzana|pepino|pera|nabo|pimiento|coco,
        rodaja|rodajita|trozo|pedazo|trocito|pedacito|gajo de fruta dura, crudités,
        verdura|apio|nabo|brócoli|coliflor|pimiento|rábano|guisante|arveja|chícharo cruda|crudo, jícama, manzana cruda|entera|con cáscara,
        guisantes|arvejas|chícharos secos|enteros, maíz en grano, granos de choclo, elote|mazorca desgranado|desgranada, papas|patatas fritas|chips,
        papas|patatas de bolsa, papitas, patatitas, nachos, doritos, totopo, tostaditas, chicharrón, cheetos, chizitos, ganchitos, gusanitos,
        cortezas de cerdo, snack de bolsa, pretzel, palito salados|de pan, grisín, colines, picos de pan, tortita|torta|galleta de arroz,
        arroz inflado, cubito|cubo|trozo|pedazo de hielo, hielo picado|raspado, =hielos, hielitos, cereza, guinda, picota, lichi, litchi,
        longan, rambután, mamoncillo, quenepa, níspero, aceituna, acerola, capulín, jabuticaba, uchuva, aguaymanto, uvilla, physalis, kumquat,
        mora azul|entera, grosella, lúcuma seca, bolita|bola|perla de melón|sandía|mozzarella|queso|chocolate|carne, mini mozzarella,
        mozzarella|mozarela mini|perla, perlas de tapioca, bubble tea,
        trozo|cubo|taco|dado|cubito|dadito|trocito|pedazo|pedacito|bloque de carne|queso|jamón|pollo|pavo,
        cuchara|cucharada|cucharadita|cucharita|cucharón|dedo ~ mantequilla|crema|manteca|pasta de frutos, nutella, nocilla, coco en trozos|láminas,
        huevitos|huevos de chocolate, chispas|gotas|chips|pepitas de chocolate, chocolatina, =mochi, =mochis
      `,
      together: [
        {
          one: `
        semilla, pepita, pipa
      `,
          other: `
        merienda, snack, tentempié, refrigerio, botana, colación, picoteo, comer, coman, =come, masticar|mastiquen|mastica, ensalada, yogur
      `,
        },
      ],
      never: `
        uva|tomatitos|jitomatitos|cerezas|aceitunas|nueces|almendras|salchichas|arándanos entera|entero, tomate|jitomate cherry|cherri entero,
        uvas sin cortar
      `,
    },
    honey: { things: 'miel, hidromiel, baklava, pestiño, melado de abeja' },
    infant_solids: {
      things: `
        cereal de arroz|avena|trigo|maíz|bebé, crema de arroz, polvo de cereal,
        papilla, puré, compota, potito, colado de, blw, baby led weaning, cereal|galleta|gusanitos de|para bebé, alimentación complementaria,
        alimento complementario|sólido, comida sólida, primer|primeros|primera sólidos|alimentos|comidas|bocados|cucharadas|sabores,
        fruta|verdura|banana|plátano|aguacate|palta|batata|camote|manzana|pera|papa pisada|pisado|chafado|aplastado,
        fruta|verdura|banana|plátano|aguacate|palta|batata|camote|manzana|pera|papa aplastada|triturada|triturado|machacado|machacada
      `,
      together: [
        {
          one: `biberón, mamila, tetero, mamadera, mema, pacha, chupo, tetera de bebé`,
          other: `cereal, avena, maicena, maizena, papilla, galleta, harina, chocolate, nestum, maíz`,
          anywhere: true,
        },
        {
          one: 'bebé, recién nacido, lactante, peque, hijo, hija, nene, nena, guagua, pequeño, pequeña, labios, lengua, boca',
          other: `
            a probar, de comer, cucharada|cucharadita|cucharita|bocado de|con fruta|verdura|yogur|plátano|banana|manzana|pera|pan|galleta|aguacate,
            trocito|pedacito|poquito|gota de|con fruta|verdura|yogur|plátano|banana|manzana|pera|pan|galleta|aguacate,
            cucharada|cucharadita|cucharita|bocado|trocito|pedacito|poquito|gota de|con palta|arroz|cereal|avena|limón,
            cucharada|cucharadita|cucharita|bocado|trocito|pedacito|poquito|gota de|con naranja|zanahoria|calabaza|caldo|sopa|huevo,
            pruebe un|una|el|la, saboree, chupe un|una|la fruta|trozo|gajo|galleta|pan|naranja|limón|manzana|zanahoria,
            darle|dale|dele|ofrécele ~ fruta|verdura|yogur|plátano|banana|galleta|pan|comida
          `,
        },
      ],
    },
    infant_water: {
      things: `
        té|tecito|infusión|tisana|agüita de anís|manzanilla|hinojo|hierbas|hierbabuena|menta|tilo|tila|canela, anís estrella|estrellado,
        onza de agua|té|jugo|suero,
        biberón|mamila|tetero|mema|mamadera|jeringa de|con agua|té|jugo|zumo|infusión|suero, agua para el bebé, agua para tu bebé, agua azucarada,
        dale|dele|denle|darle|ofrécele|ofrézcale|ofrézcanle ~ de beber,
        dale|dele|denle|darle|ofrécele|ofrézcale|ofrézcanle ~ agua|agüita|jugo|zumo|infusión|manzanilla, sorbitos, traguitos,
        agüita de|para anís|manzanilla|beber|tomar|arroz
      `,
      together: [
        {
          one: `biberón, mamila, tetero, mamadera, mema, pacha, chupo, tetera de bebé`,
          other: `
            infusión, tisana, jugo, zumo, suero, manzanilla, anís, agüita, agua de arroz|azúcar|panela|piloncillo|coco|avena, agua azucarada|con,
            té de, tecito, atole, atol
          `,
          anywhere: true,
        },
        {
          one: 'bebé, recién nacido, lactante, peque, hijo, hija, nene, nena, guagua, pequeño, pequeña, labios',
          other: `
            sorbo|trago|buche de agua|té, beber|beba|beban agua|un|de|algo|líquidos, agua de coco, vaso|vasito|taza|tacita de agua fresca, jugo, zumo,
            infusión, hidratado, hidratada, hidratarl*|hidrátal*
          `,
        },
      ],
    },
    raw_milk_juice: {
      things: `
        leche cruda|bronca, leche recién ordeñada, leche sin pasteurizar|hervir, leche fresca de la|vaca|granja|establo, leche ~ recién ordeñad*,
        sin pasteurizar, no pasteurizada|pasteurizado, sidra casera|fresca,
        leche ~ directo|directa de la vaca|cabra|ubre, leche tibia|tibiecita|calientita ~ vaca|cabra|ubre|establo, recién ordeñada|ordeñadita,
        al pie de la vaca, apoyo de leche, antes de pasteurizar|hervir|hervirla|pasteurizarla,
        jugo|sidra sin hervir|tratar,
        leche recién salida|sacada, leche ~ tibia ~ espumosa|vaca|ordeño, leche ~ salida|sacada de la,
        vasito|vaso|taza de leche ~ tibia|espumosa|fresca|vaca, leche al pie,
        directo|directa de la ubre, de la ubre|teta de la vaca, vaso|taza ~ ubre, tibia y espumosa, espumosa ~ sin hervir
      `,
    },
    trampoline: {
      things: `
      trampolín, trampolincito, minitrampolín, minitramp, cama|camita|red|lona|colchoneta elástica|saltarina, brincolín, el|al|del|un|en saltarín,
      colchón|castillo|inflable saltarín, brincador, brinca brinca, rebotador,
      rebounder, tumbling, tombling, parque de saltos, jumping park
    `,
    },
    loose_fill: {
      things: `
        purpurina, brillantina, diamantina, glitter, gliter, mirella, gibré, brillitos, brilli brilli, brillo en polvo, brillo suelto,
        escarcha de colores, escarcha brillante|dorada|plateada|para, escarcha en polvo, escarcha y pegamento, polvo brillante|mágico,
        polvo de hada|estrella|unicornio|sirena|color|tiza|gis|oro|plata, holi, gulal, talco, mica,
        témpera|pintura|pigmento|acuarela|anilina|colorante|gouache en polvo, confeti, confetti, papelillo,
        espuma|crema|gel|mousse de|para afeitar|rasurar|barbear|barba, nieve artificial|falsa|instantánea|en spray|en polvo,
        bolita|bola|perla de poliestireno|porexpan|poliespán|icopor|unicel|telgopor|tecnopor|plumavit|anime|espuma|estereofón|styrofoam|puf,
        relleno de|del puf, chips|maní|cacahuetes de embalaje
      `,
      together: [
        {
          one: dried,
          other: `
            vierte|viertan|vierten|vierta|verter|vertiendo|verted, vaciar|vacía|vacíen, trasvas*, traspas*, pala, palita, cucharón, embudo, tamiz,
            colador, excava|excaven|excavar|excavando, escarb*, entierra|entierren|enterrar|enterradas|enterrado,
            esconde|escondan|esconder|escóndel*|escondidos|escondidas, sensorial,
            caja|bandeja|cubo|balde|barreño|palangana|tina de|con arroz|lentejas|garbanzos|pasta|fideos|frijoles|alubias,
            bañera|recipiente|batea|cajón|bol|cuenco|fuente de|con arroz|lentejas|garbanzos|pasta|fideos|frijoles|alubias,
            caja|bandeja|cubo|balde|barreño|palangana|tina de|con maíz|granos|legumbres|porotos|avena|semillas|experimentación,
            bañera|recipiente|batea|cajón|bol|cuenco|fuente de|con maíz|granos|legumbres|porotos|avena|semillas|experimentación,
            caja|bandeja|cubo|balde|barreño|palangana|tina|bañera|recipiente|batea|cajón|bol|cuenco|fuente de|con los tesoros,
            mete|metan|meter|hunde|hundan|hundir|sumerge|sumerjan|introduce|introduzcan ~ manos|dedos|manitas|deditos|pies, maraca, sonajero, sonaja,
            collage, mosaico, collar, pulsera, clasifica|clasifiquen|clasificar|clasifique, volquete, excavadora, camión, grúa, rellen*,
            llena|llenen|llenar|llenando ~ botella|frasco|bote|vaso|tubo, texturas, sentir|sientan|siente ~ entre los dedos,
            sentir|sientan|siente ~ con las manos, sentir|sientan|siente ~ en las manos, sentir|sientan|siente ~ textura, pega|peguen|pegar|pegue
          `,
        },
      ],
    },
    water_beads: {
      things: `
        orbeez, orbis, orbiz, hidrogel, hidroperla, hidrobola, hidroesfera, poliacrilato, superabsorbente, polímero absorbente,
        perla|bola|bolita|cuenta|esfera|canica|pelotita|gránulo|gema de agua|gel|gelatina|hidratación|riego|florero|polímero,
        perla|bola|bolita|cuenta|esfera|canica|pelotita|gránulo|gema gelatinosa|absorbente|expandible|expansibles|crecientes|hidratables|mágicas|gel,
        perla|bola|bolita|cuenta|esfera|canica|pelotita|gránulo|gema que crecen|crece|absorben,
        perla|bola|bolita|cuenta|esfera|pelotita ~ crece|crecen|crezcan|hincha|hinchan|hinchen|absorben|expanden|agrandan|engordan ~ agua,
        juguete|dinosaurio|animal|huevo que crece|crecen, balines|munición|bolitas|pistola de gel
      `,
    },
    magnets: {
      things: `
        neodimio, neodymio, buckyballs, neocube, neocubo, geomag, superimán, imancito,
        imán potente|fuerte|superpotente|poderoso|pequeño|chiquito|diminuto|suelto|redondos|mini|industriales|esféricos,
        imán de disco|botón|altavoz|pesca|tierras|bolita, imán de alta potencia, imán en bolas, imán muy|súper potente|fuerte,
        potentes|poderosos|súper|pequeños|diminutos imanes,
        bola|bolita|esfera|cubo|canica|perla|disco|balín|cuenta magnética|magnético|imantada|imantado,
        bola|bolita|esfera|cubo|canica|perla|disco|balín|cuenta de imán, piercing|aretes|pendientes magnético|imantados
      `,
    },
    button_batteries: {
      things: `
        pila|batería de|tipo|del botón|moneda|reloj|litio|audífono|calculadora|disco|llavero|termómetro|control,
        pila|batería en forma de botón|moneda|reloj|litio|audífono|calculadora|disco|llavero|termómetro|control,
        pila|batería con forma de botón|moneda|reloj|litio|audífono|calculadora|disco|llavero|termómetro|control,
        pila|batería botón|moneda|redonda|plana|chata|plateada, pila|batería de un reloj, pila|batería de una tarjeta|calculadora,
        pila|batería de juguete viejo, pila|batería de la tarjeta, pilitas, pila pequeña|chiquitas|suelta|usada, cr2032, cr2025, cr2016, cr1632,
        cr1620, cr1220, cr2450, lr44, lr41, ag13, ag10, ag3, sr44
      `,
    },
    toxic_art: {
      things: `
        aerosol|espray|spray adhesivo|fijador, aerosol|espray|spray de pintura|pegamento|laca, aerosol|espray|spray para pintar,
        pintura|pegamento|cola|adhesivo|laca|fijador|esmalte en|de spray|aerosol|espray|esprái, aerosoles, lata|bote de spray|aerosol|laca,
        disolvente, solvente, diluyente, aguarrás, trementina, acetona, thinner, tíner, nafta, bencina, queroseno, kerosene, gasolina, tolueno,
        xileno, metanol, decapante, quitaesmalte, esmalte de|para uñas, esmalte sintético|acrílico, pintaúñas, barniz, barnizar,
        laca de uñas|pelo|cabello|bombilla|madera, superglue, superglú, super glue, superpegamento, cianoacrilato, kola loka, poxipol, poxilina,
        loctite, araldite, la gotita, pegaloca, pegamento|cola|cemento|adhesivo de contacto|impacto|zapatero|montaje|pvc,
        pegamento|cola|cemento|adhesivo instantáneo|industrial|extrafuerte|ultrafuerte|fuerte|loco|loca|rápido,
        resina epóxica|uv|líquida|transparente, resina de poliéster, epoxi, epoxy, poliuretano, espuma expansiva, fibra de vidrio, látex líquido,
        pintura al aceite, pintura de aceite|plomo|esmalte|exterior|pared|coche|auto, pintura con plomo, pintura sintética, pintura base aceite,
        pintura para paredes, óleo, rotulador|marcador|plumón|fibrón|tinta permanente|indeleble|industrial,
        rotulador|marcador|plumón|fibrón|tinta al alcohol, rotulador|marcador|plumón|fibrón|tinta de alcohol, sharpie,
        pintura|pegamento|cola|rotulador|marcador|material|bote|frasco|cera|arcilla|témpera|tinte sin etiqueta|etiquetar|marca|identificar, bórax,
        borato, tetraborato, ácido bórico, activador de|para slime, mercurio, amianto, asbesto, plomo derretido|fundido, cal viva,
        alcohol isopropílico|metílico|desnaturalizado|industrial|etílico, alcohol de quemar, tinte de pelo
      `,
      together: [
        {
          one: `
        slime, eslime, esláim, flubber, moco de gorila, masa viscosa, baba pegajosa
      `,
          other: `
        detergente, jabón líquido, jabón para ropa, suavizante, lentillas, lentes de contacto, almidón líquido, espuma de afeitar, lavandina,
        activador, solución salina, champú, líquido para lentes
      `,
        },
      ],
    },
    cleaning_agents: {
      things: `
        lejía, lavandina, cloro, hipoclorito, amoníaco, salfumán, desinfectante, desengrasante, limpiador, limpiahornos, limpiacristales,
        limpiavidrios, quitamanchas, suavizante, ambientador, pinol, lysol, fabuloso líquido, soda|sosa cáustica,
        ácido muriático|clorhídrico|sulfúrico, destapacaños, desatascador, cápsula|pods|pastilla de lavandería|lavar|lavavajillas|lavaplatos,
        detergente, producto de limpieza|aseo, producto químico|tóxico, insecticida, raticida, veneno, plaguicida, pesticida, herbicida, blanqueador,
        agua oxigenada, peróxido, abrillantador, cera para pisos
      `,
    },
    raw_dough: {
      things: `
        masa|masita|plastilina|pintura|slime que se|también puede|pueden|podrá ~ comer|chupar, masa|masita|plastilina que se come,
        masa|masita|plastilina apta|segura para comer,
        masa|plastilina|pintura|arena|slime|arcilla comestible, masa de galleta cruda|comestible, masa de galleta para comer,
        masa cruda ~ =come|coman|comer|prob*|prueb*|lame|lamen|laman, masa sin hornear|cocer ~ =come|coman|comer|prob*|prueb*|lame|lamen|laman,
        huevo|clara|yema crudo|cruda ~ =come|coman|comer|beber|beban|prob*|prueb*|lame|lamen|laman, mayonesa|alioli|mahonesa|mousse casera|casero,
        mayonesa|alioli|mahonesa|mousse hecha en casa, mayonesa|alioli|mahonesa|mousse con huevo crudo, tiramisú, sambayón, sabayón, rompope,
        ponche de huevo|crema, merengue crudo,
        lame|lamen|lamer|laman|chup*|rebañ*|relam*|degust*|saborea|saboreen|saborear|catar ~ masa|masita|rebozado|mezcla|batido,
        prueba|pruebe|prueben|probar|probamos la|un|una|con|a ~ masa cruda|dulce|antes,
        prueba|pruebe|prueben|probar|probamos la|un|una|con|a ~ masa de galleta,
        prueba|pruebe|prueben|probar|probamos la|un|una|con|a ~ mezcla|masita|rebozado, pruébala|pruébenla|probarla cruda,
        pruébala|pruébenla|probarla antes de hornear,
        lame|lamer|laman|chupa|chupar|chupen|rebañar|rebaña|rebañen ~ cuchara|batidor|espátula|bol|cuenco|batidora|tazón|dedo|recipiente,
        probadita|probada|pellizco|trocito|pedacito|bocadito|cucharadita de masa,
        probadita|probada|pellizco|trocito|pedacito|bocadito|cucharadita de la masa
      `,
      together: [
        {
          one: `masa, masita, plastilina, harina, amas*, mezcla de`,
          other: `
            comer un|una poquito|poco|pedacito|trocito|bolita|pizca, también|y|o comerla|comerlo|comérsela, dej* ~ comer, llevarse ~ boca,
            que se puede comer
          `,
        },
        {
          one: `
            masa, masita, mezcla de|para|del bizcocho|pastel|galletas|torta|panqueques|tortitas|bizcochuelo|queque|magdalenas|crepes,
            huevo|yema|clara crudo|cruda, huevos crudos|batidos, harina cruda, rebozado
          `,
          other: `
            lamer|lame|lamen|laman|lamiendo|relamer|relamerse|rebañar|rebaña|rebañen, chupar|chupa|chupen|chupan, degust*, saborear|saborea|saboreen,
            pruébala|pruébenla|probarla|probadla|pruébalo|probarlo|pruébenlo,
            prueba|pruebe|prueben|probar|probad|probamos un|una|la|con poquito|pizca|poco|masa|mezcla,
            prueba|pruebe|prueben|probar|probad|probamos un|una|la|con cucharada|cucharadita|dedo|trocito|pedacito|bocado,
            cómela|cómanla|comerla|comérsela cruda
          `,
        },
      ],
    },
    poultry_reptiles: {
      things: `
        carg*|atrap*|captur*|levant*|alz*|agarr*|cog*|coj*|sosten*|toc* al|un|una|el|los pato|patico|patito|pollo|ganso|tortuguita|ranita|gallinita,
        busc*|recog*|junt*|sac* ~ huevos en|del|de el|nido|gallinero|los,
        acarici*|abraz*|achuch* ~ gallina|pollito|pollo|pato|patito|tortuga|lagartija|lagarto|iguana|serpiente,
        acarici*|abraz*|achuch* ~ rana|sapo|renacuajo|ganso|salamandra|gecko|geco|reptil|camaleón|culebra|gallo,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* a la gallina|pollito|pollo|tortuga|lagartija|iguana|serpiente|rana,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* a la sapo|renacuajo|salamandra|gecko|geco|gallo|culebra|camaleón|patito,
        toc*|sosten*|cog*|coj*|agarr* al|un|una|el|la|los|las gallina|pollito|pollo|tortuga|lagartija|iguana|serpiente|rana,
        carg*|atrap*|captur*|levant*|alz* al|un|una|el|la|los|las gallina|pollito|pollo|tortuga|lagartija|iguana|serpiente|rana,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* al|un|una|el|la|los|las sapo|renacuajo|salamandra|gecko,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* al|un|una|el|la|los|las geco|gallo|culebra|camaleón|patito,
        toc*|sosten*|cog*|coj*|agarr* con cuidado un|una gallina|pollito|pollo|tortuga|lagartija|iguana|serpiente|rana,
        carg*|atrap*|captur*|levant*|alz* con cuidado un|una gallina|pollito|pollo|tortuga|lagartija|iguana|serpiente|rana,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* con cuidado un|una sapo|renacuajo|salamandra|gecko,
        toc*|sosten*|cog*|coj*|agarr*|carg*|atrap*|captur*|levant*|alz* con cuidado un|una geco|gallo|culebra|camaleón|patito
      `,
      together: [
        {
          one: `
            gallina, gallinita, pollo, pollito, pato, patito, patico, pollico, gallo, ganso, pavo, codorniz, tortuga, tortuguita, tortuguilla,
            iguana, lagartija, rana, sapo, sapito, serpiente, culebra, renacuajo, animalitos, gallinero
          `,
          other: `
            póngal*|ponl*|pónganl*|ponédl*|ponedl*|ponél* ~ mano|manos|palma|regazo|brazo|brazos|hombro,
            tom*|carg*|alz*|levant*|cog*|coj*|agarr* un|una|al|el|la ~ gallina|pollito|pollo|pato|patito|patico|tortuga|tortuguita|rana|sapo,
            tom*|carg*|alz*|levant*|cog*|coj*|agarr* a la gallina|tortuga|tortuguita|rana|gallinita, acarici*, besito,
            besar|bese|besa|besen|besarlo|besarla, por su|el|tu brazo, huevos en|del|de nido|gallinero|los, entrar al|en el corral|gallinero,
            saqu*|sac* ~ pecera|terrario|corral|jaula
          `,
        },
        {
          one: animals,
          other: `
            acarici*, achuch*, sostener|sostén|sostenga|sostengan|sostiene|sosteniendo|sostienen, tócal*, tóquenl*, tocarl*,
            toque|toquen|tocar|tocan la|el|los|las|a|al|su|sus|un|una, cógel*, cogerl*|cójanl*, agárral*|agarrarl*|agárrenl*,
            álzal*|alzarl*|levántal*|levantarl*, cárgal*|cargarl*|cargar a, atrápal*|atraparl*|atrápenl*|capturar|captura|capturen,
            en la|su|tu|sus|tus palma, en su|tu|sus|tus mano, en su regazo, en su|el hombro, acun*, abrázal*|abrazarl*|abrácenl*, besarl*, cepill*,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ con la mano,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ en la mano,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ de tu mano,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ de su mano,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ de la mano|palma,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ con las manos,
            da|dar|darle|dale|den|dele|denles|ofréc*|alimenta|alimentar|alimenten|com*|picot* ~ a mano,
            tocar|toca|toquen|sentir|sientan|siente|roza ~ plumas|plumón|caparazón|escamas|piel|animal
          `,
        },
      ],
      mild: `
        gallina, gallo, pollito, patito, pato, ganso, oca, tortuga, lagartija, lagarto, iguana, serpiente, culebra, rana, sapo, renacuajo, salamandra,
        reptil, anfibio, gallinero, gecko, geco, axolote, ajolote, aves de corral
      `,
    },
    direct_sun: {
      things: `
        sol directo|pleno|fuerte|intenso|abrasador|ardiente|cenital, rayos directos|fuertes, luz directa del|de, sol de|del|a mediodía,
        sol de|del|a medio día, luz solar directa, luz del sol directa, pleno|plena sol|solana, al sol, bajo el sol, a la solana, baño de sol,
        tomar|toma|tomen|tome|tomando|tomad el sol, tomar|toma|tomen|tome|tomando|tomad sol|solecito,
        tomar|toma|tomen|tome|tomando|tomad un poco de sol, tomar|toma|tomen|tome|tomando|tomad un solecito, broncear|broncearse|bronceado,
        asolear|asolearse|asolee|asoléate|solear, lugar|rincón|sitio|zona|parche|banco|prado|terraza|patio|jardín|balcón|césped soleado|soleada,
        más soleado|soleada, sin sombra, sin ninguna|nada sombra, sin nada de sombra, vitamina d, le|les|os|nos dé|da el sol,
        piel|barriguita|carita|piernas|espalda|cuerpo|barriga ~ al|del sol, piel|barriguita|carita|piernas|espalda|cuerpo|barriga ~ con el sol,
        sol ~ directo|pegue|pega|dé|da ~ piel|pancita|barriguita|panza|barriga|piernas|carita|espalda, donde pegue|pega|dé|da el sol,
        que le|les|te dé|pegue el sol,
        sol ~ en la|su|sus pancita|piel|piernas|barriguita|carita|panza|cara|espalda, rayos|rayitos de sol, resolana, solecito ~ en|directo|piel
      `,
      together: [
        {
          one: `
            mediodía, medio día, a|sobre|hacia las doce|12|13|dos|14|once|11|15, a|sobre|hacia la una, hora central, hora de más calor|sol,
            hora más calurosa, hora de comer|almorzar, después del almuerzo, tras el almuerzo, después de comer|almorzar, primera hora de la tarde
          `,
          other: `
            aire libre, sol, soleado, soleada, solana, césped, prado, jardín, patio, terraza, balcón, azotea, playa, parque, campo, pasto, grama,
            hierba, zacate, pradera, plaza, paseo, exterior, afuera, arena
          `,
        },
      ],
    },
    heat: {
      things: `
        100|105|110|115|120|130|140|150|160|170|190|200|210|220|230|240|250 grados|c, almíbar caliente|hirviendo, punto de caramelo|hebra|bola,
        caramelo líquido|caliente, vitro, olla|cazo|cacerola|cazuela|agua|leche ~ a hervir, hasta|cuando ~ hierva|hierve|burbujee,
        estufa, hornilla, hornillo, hornalla, fogón, anafe, anafre, infiernillo, quemador, vitrocerámica, placa|plancha de inducción|cocina,
        placa eléctrica, cocina de gas|inducción|leña, cocina eléctrica|encendida, cocinilla, camping gas, estufilla, reverbero, brasero, calefactor,
        radiador, horno, microondas, tostador, tostadora, freidora, gofrera, waflera, sandwichera, crepera, parrilla, asador, barbacoa, comal, budare,
        panquequera, arrocera, vaporera, olla exprés|eléctrica|caliente|hirviendo, olla a|de presión,
        sartén|cacerola|cazo|perol|wok|cazuela|paila caliente|eléctrica, fondue, raclette, cafetera, hervidor, pava,
        tetera caliente|hirviendo|eléctrica, agua|leche|caldo|aceite hirviendo|hirviente|hervida|ardiendo, agua|leche|caldo|aceite muy caliente,
        aceite caliente, plancha|planchita de ropa|vapor|pelo, plancha|planchita caliente|tibia|eléctrica|encendida, planchar, planche, planchen,
        planchado, planchando, con|la|una|tu plancha ~ papel|tela|ropa|caliente|cera|tibia|camiseta|enchuf*,
        silicona|silicón|cola|pegamento|barra|goma caliente|derretida|térmica, silicona|silicón|cola|pegamento|barra|goma en caliente,
        silicona|silicón|cola|pegamento|barra|goma al calor, silicona|silicón|cola|pegamento|barra|goma de pistola,
        pistola|pistolita de|para silicona|silicón|pegamento|cola|calor|encolar, pistola encoladora|caliente, termofusible,
        cera|parafina|chocolate|azúcar|caramelo|metal|plomo|mantequilla derretida|derretido|fundida|fundido|hirviendo|caliente, soplete, soldador,
        cautín, pirograbador, pirógrafo, secador|secadora|plancha|rizador de|del pelo, secador|secadora de|para cabello, tenacillas, alisadora,
        sartén|olla|cacerola|cazo|perol|wok|paila|cazuela|ollita ~ al|a fuego, sartén|olla|cacerola|cazo|perol|wok|paila|cazuela|ollita ~ en el fuego,
        sartén|olla|cacerola|cazo|perol|wok|paila|cazuela|ollita ~ con aceite, sartén|olla|cacerola|cazo|perol|wok|paila|cazuela|ollita ~ caliente,
        al fuego, a|en fuego lento|bajo|medio|alto|suave|vivo, fuego lento|bajo|medio|suave|alto, baño maría, brasa, rescoldo, bolsa de agua caliente,
        bombilla caliente
      `,
      together: [{ one: `azúcar, almíbar, caramelo, sirope, panela, piloncillo`, other: `cazo, sartén, burbuje*, hervir|hierva|hierve|hirviendo` }],
      mild: `
        hornear|hornea|horneen|hornee|horneamos|hornead|horneando, cocinar|cocinen|cocinamos|cocine|cocinando|cocinad,
        hervir|hierve|hiervan|hierva|hirviendo|hervido|hervida, freír|fríe|frían|fríen, cocer|cuece|cuezan|cociendo|cocción,
        calentar|calienta|calienten|calentad|calentamos|caliéntal*, caliente el|la|los|las|un|una|bien,
        derretir|derrite|derritan|derrita|fundir|funde|fundan, agua|leche|sopa|té|chocolate|caldo caliente, tostar|tuesta|tuesten, asar|asa|asen,
        plancha, tetera
      `,
      never: `
        dej*|permit*|pid*|invit* ~ remuev*|revuelv*|cocin*|volte*|vuelt*|fr*|cuec*|ech* ~ estufa|sartén|olla|fuego|hornilla|hornalla|fogón|cocina,
        niño|niña|peque|hijo|hija|chico ~ remueve|revuelve|cocina|voltea|sujeta|usa ~ estufa|sartén|fuego|horno|pistola,
        dej*|permit*|pid* ~ us*|manej*|peg*|coj*|aplic* ~ silicona|silicón|plancha|horno|pistola|soplete
      `,
    },
    blades: {
      things: `
        cuchillo, cuchilla, navaja, cortaplumas, cúter, cutter, exacto de, bisturí, estilete, trincheta, trinchete, hojilla, gillette,
        hoja de afeitar, rallador, rallo, mandolina, pelador, pelapapas, pelapatatas, cortapizzas, machete, hacha, hachuela, guadaña, segueta,
        motosierra, formón, gubia, cincel, escoplo, punzón, lezna, taladro, taladradora, berbiquí, barrena,
        sierra de|para mano|calar|marquetería|madera|mesa|arco|metal, con|una|la sierra ~ madera|cort*|serr*|rama, serrar, serruch*, aguja, anzuelo,
        arpón, picahielo, alambre de púas, brocheta|pincho|palo|varilla metálica|metálico|afilada|afilado|puntiagudo|puntiaguda,
        brocheta|pincho|palo|varilla de metal, brocheta|pincho|palo|varilla con punta, tijera de podar|jardín|cocina|costura,
        tijera de|con punta afilada|aguda|fina|metálica,
        tijera puntiagudas|afiladas|filosas, podadora, cortacésped, desbrozadora, guillotina, cizalla, licuadora, procesadora, picadora, minipimer,
        túrmix, batidora de vaso, vidrio|cristal roto, espada|daga|puñal de verdad|metal, espada|daga|puñal real, afilador, alicate de corte,
        cortar con filo
      `,
      mild: `
        cortar|corten|cortamos|cortad|cortando|cortemos|córtal*|córtenl*|cortarl*,
        corta|corte la|las|los|el|una|un|unos|tiras|trozos|rodajas|fruta|pan|papel|cada|por|con, corta|corte en trozos|tiras|rodajas|cuadrados,
        pelar|pelen, pela|pele la|las|el|los|una|un, rallar|rallen, ralla|ralle la|el|un, picar|piquen la|el|los|las|fruta|verdura|cebolla,
        trocea|trocear|troceen|rebanar|rebana|rebanen, tallar|talla|tallen la|madera|un|en madera, perforar|perfora|perforen|agujerea|agujerear,
        brocheta, sacapuntas
      `,
      never: `
        dej*|permit*|pid*|invit* ~ cort*|peg*|us*|pel*|rall*|serr*|tall* ~ cuchillo|cuchilla|navaja|cúter|cutter,
        dej*|permit*|pid*|invit* ~ cort*|peg*|us*|pel*|rall*|serr*|tall* ~ rallador|pelador|serrucho|sierra|aguja,
        niño|niña|peque|hijo|hija|pequeño ~ corta|cortan|corten|pela|ralla|usa|sujeta|coge|maneja|talla ~ cuchillo|cuchilla|navaja|cúter,
        niño|niña|peque|hijo|hija|pequeño ~ corta|cortan|corten|pela|ralla|usa|sujeta|coge|maneja|talla ~ cutter|rallador|pelador|serrucho|sierra
      `,
    },
    scissors: {
      things: 'tijera',
      mild: `
        recorta|recorten|recortar|recortamos|recortad|recortando|recórtal*|recórtenl*|recortarl*, recorte la|el|los|las|una|un,
        corta|corten|cortar|cortamos|corte ~ papel|cartulina|cartón|revistas|tela|foami|fieltro|lana|hilo
      `,
    },
    fire: {
      things: `
        fuego, lumbre, fogata, hoguera, antorcha, candelabro, candil, quinqué, vela, velón, cirio, veladora, candela, globo de cantoya,
        linterna voladora, cerilla, cerillo, fósforo, mechero, encendedor, chispero, yesquero, briquet, yesca, pedernal, incienso, sahumerio,
        palo santo, leña encendida, carbón encendido, chimenea encendida, espiral antimosquitos, llamarada, flama,
        prender|prende|prendan|encender|encienda|enciende|enciendan ~ leña|mecha|chimenea|fogón, incendi*, las llamas, llama de la|las|una|gas
      `,
      never: `
        dej*|permit*|pid*|invit* ~ encend*|enciend*|prend*|sosten*|sujet* ~ vela|cerilla|cerillo|fósforo|encendedor|mechero|fogata|fuego|antorcha,
        dej*|permit*|pid*|invit* ~ apag*|sopl*|mov*|cog*|coj*|llev* ~ vela|cerilla|cerillo|fósforo|encendedor|mechero|fogata|fuego|antorcha,
        niño|niña|peque|hijo|hija|chico|pequeño ~ enciende|encienden|prende|prenden ~ vela|cerilla|cerillo|fósforo|encendedor|mechero|fogata,
        niño|niña|peque|hijo|hija|chico|pequeño ~ sujeta|sostiene|lleva|apaga ~ vela|cerilla|cerillo|fósforo|encendedor|mechero|fogata,
        vela|candela encendida ~ mano
      `,
    },
    fireworks: {
      things: `
        fuego artificial, pirotecnia, pirotécnico, pirotécnica, petardo, bengala, cohetón, cohetillo, cuete, cohete de feria, buscapiés, mascletá,
        triquitraque, chasquibum, chasqui bum, garbanzos de pega, pólvora, cañita voladora, rompeportones, estrellitas de navidad, chispita mariposa,
        chispita de navidad, tronador, bomba|bote de humo, explosivo, detonante,
        chispita, luces|luz de bengala, varita|vara ~ chispas|estrellitas|chispitas, palito|alambre|varita prendido|prendida|encendida|encendido,
        chispero, volador ~ prendido|encendido|pólvora, volcancito|volcán|fuente de chispas,
        cebollita, mechita, martinica, luces de navidad que echan
      `,
    },
    sun_gazing: {
      things: `
        eclipse, mir*|observ*|contempl*|ver|vean al|el sol, mir*|observ*|contempl*|ver|vean directamente al sol,
        mir*|observ*|contempl*|ver|vean directo al sol, mir*|observ*|contempl*|ver|vean fijamente al sol,
        mir*|observ*|contempl*|ver|vean hacia el sol, mir*|observ*|contempl*|ver|vean directamente el sol, manchas solares,
        telescopio|prismáticos|binoculares|catalejo|lupa al sol, telescopio|prismáticos|binoculares|catalejo|lupa hacia el sol,
        mir*|observ*|enfoc*|apunt*|dirig*|ver ~ sol ~ telescopio|prismáticos|binoculares|lupa|radiografía|catalejo|cristal, ojos al sol,
        ojos hacia el sol, ojos en el sol, disco solar, la vista al sol, la vista en el sol
      `,
    },
    lasers: { things: 'láser, puntero|apuntador luminoso' },
    projectiles: {
      things: `
        tirachinas, resortera, gomera, hulera, cauchera, charpe, honda de cuero|tela|goma|piedra, dardo, arco y|con ~ flecha, lanz*|tir* ~ flechas,
        flecha de madera|ventosa|palo|verdad, flecha con punta, flecha reales, tiro con arco, carcaj, cerbatana, ballesta, búmeran, boomerang,
        jabalina, pistola de balines|aire|diábolos|bolas|bolitas|corcho|juguete|fulminantes|copa, nerf, paintball, airsoft, perdigones, escopeta,
        carabina, rifle, dispar*|catapult* ~ flecha|piedra|moneda|canica|lápiz|palo|tapón|corcho|botón|palillo|clavo|balín,
        cohete de agua|botella|pólvora|vinagre, cohete a presión, lanzacohetes, bodoquera, lanzadardos, tiro al blanco con flechas|piedras
      `,
      together: [
        {
          one: 'dispar*, catapult*, lanzador|lanzadora, propuls*',
          other: `
            piedra, guijarro, flecha, moneda, canica, lápiz, palo, palillo, tapón, corcho, balín, perdigón, botón, tuerca, clavo,
            bola de acero|vidrio|metal, hierro, bloque de madera
          `,
        },
      ],
    },
    dry_ice: { things: 'hielo seco, nieve carbónica, nitrógeno líquido' },
    screens: {
      things: `
        tablet, tableta digital|electrónica, la|una|tu|su|con|en tableta, ipad, televisor, televisión, =tele, =tv, youtube, netflix, disney plus,
        hulu, video, videojuego, videoclip, videotutorial, tutorial, reels, tiktok, roblox, minecraft, fortnite, nintendo, playstation, xbox, consola,
        =app, =apps, aplicación, ordenador, computadora, computador, compu, laptop, notebook, chromebook, =pc, smartphone, pantalla,
        dibujos|dibujitos animados, caricatura, muñequitos animados, monitos animados, ver|vean|mirar|poner|pon|ponle dibujitos|monitos|dibujos,
        ver|vean|mirar|poner|pon|ponle los dibujos, película, peli, cine, documental, episodio, telenovela, proyector, videoproyector,
        realidad virtual, internet, sitio|página web, online, streaming, cuento|libro|juego|juguete|clase digital|interactivo|virtual, juego en línea,
        serie|programa infantil|animado|animada,
        mira|miren|mirar|ver|vean|ve|jugar|juega|jueguen|juego|dibujos|busca|busquen en|con el|tu|su|un|vuestro móvil|celular|teléfono,
        teléfono inteligente, iphone, ponle el móvil|celular, dale el|tu móvil|celular
      `,
      together: [
        {
          one: `móvil, celular, celu, teléfono, smartphone`,
          other: `
            enfrente, embobado|embobada|hipnotizado|hipnotizada, vaca lola, cocomelon, pocoyó, peppa, bluey, baby shark, pinkfong,
            soporte ~ para ~ móvil|celular|teléfono|celu, soporte, capítulo, para que vea|mire|se, canal, mientras mira|ve
          `,
        },
      ],
    },
    bags_necklaces: {
      things: `
        bolsa de plástico|nylon|nailon|basura|supermercado|polietileno|congelar|congelación|congelador|cierre|zip|freezer|compras|camiseta,
        bolsa plástica|zip|hermética|transparente|resellable|sensorial, bolsa del supermercado|súper, bolsa con cierre|zip, bolsa de la compra,
        ziploc, celofán, film transparente|plástico, film de cocina, plástico film, envoltorio plástico, plástico de burbujas,
        collar|pulsera|cadenita de dentición|lactancia|silicona, collar|pulsera|cadenita mordedor, ámbar,
        bolsa de nailon|hule|pan|mandado, bolsa|bolsita ruidosa|crujiente|de plástico, funda plástica|de plástico, bolsa ~ tintorería, bolsas de asas
      `,
    },
    baby_walker: {
      things: `
        tacatá, andador|andadera|andarín|caminador con ruedas|rueditas, andador|andadera|andarín|caminador de ruedas|bebé,
        andador|andadera|andarín|caminador para bebé, andador|andadera|andarín|caminador infantil|musical|redondo|circular|giratorio|interactivo,
        andaderas, carrito andador
      `,
      together: [
        {
          one: `
        andador, andadera, andarín, caminador, taca taca
      `,
          other: 'bebé, nene, nena, guagua, rueda, rueditas, pasillo, siéntal*',
        },
      ],
    },
    unsafe_sleep: {
      things: `
        dormid|dormir|duerman|duerme|duérmete|dormite|durmamos juntos|abrazados, dorm*|duerm*|siesta ~ sobre|en ~ pecho, siesta juntos,
        cama de los|sus padres|papás, duerm*|dorm* ~ con ~ bebé,
        duerm*|dorm*|siesta ~ boca|panza|pancita|barriga abajo, duerm*|dorm*|siesta ~ bocabajo, duerm*|dorm*|siesta ~ de lado,
        duerm*|dorm*|siesta ~ en prono, duerm*|dorm*|siesta ~ sofá|sillón|almohada|almohadón|cojín|hamaca|columpio|silla|puf,
        duerm*|dorm*|siesta ~ colchoneta blanda, almohada|cojín|almohadón para dormir|bebé, almohada|cojín|almohadón antivuelco,
        almohada|cojín|almohadón de lactancia, almohada|cojín|almohadón en la cuna,
        manta|mantita|cobija|edredón|almohada|peluche|protector|nido|cojín|frazada|colcha ~ en la cuna,
        manta|mantita|cobija|edredón|almohada|peluche|protector|nido|cojín|frazada|colcha ~ en su cuna,
        manta|mantita|cobija|edredón|almohada|peluche|protector|nido|cojín|frazada|colcha ~ dentro de la cuna,
        manta|mantita|cobija|edredón|almohada|peluche|protector|nido|cojín|frazada|colcha ~ en el moisés,
        cuna|moisés ~ manta|mantita|cobija|edredón|almohada|peluche|cojín|frazada|colcha,
        manta|cobija|edredón|almohada|cojín|frazada|colcha a la cuna, manta|cobija|edredón|almohada|cojín|frazada|colcha en su cuna,
        manta|cobija|edredón|almohada|cojín|frazada|colcha sobre la cuna, nido|reductor para|de bebé|cuna, chichonera, protector de cuna, colecho
      `,
      together: [
        {
          one: `
            dormid|dormíos|dormir|duerme|duerman|duérmanse|duérmete|duerma|durmamos|dormite juntos|abrazados|un|una|los|toda,
            siesta juntos|los|de|con, tómense|tómate|tomad|echad|échense|echate una siesta|siestecita, quedarse|quédense|quedaos dormidos|dormido
          `,
          other: `sofá, sillón, almohada, almohadón, cojín, edredón, puf, hamaca`,
          anywhere: true,
        },
        {
          one: `
            ,
            duerme|duermen|duerma|duerman|duermes|duermas|dormid|dormíos|dormí|dormite|durmamos|durmamonos,
            duérmel*|dormir|dormirse|dormido|dormida|dormit*|durmiendo|adormec*,
            siesta|siestecita con|en|sobre|encima|bajo|junto, para|durante|echar|tomar|hacer|hace la|una|su siesta|siestecita,
            sueñecito en|sobre|con, descansa|descanse|descansar|descansando|reposa|repose|reposar en|sobre|encima|boca|bajo|entre|de,
            descansa|descanse|descansar|descansando|reposa|repose|reposar con su|sus|el|la|un|una|los|las|almohada|manta|peluche,
            descansa|descanse|descansar|descansando|reposa|repose|reposar un rato, en|dentro la|su|una|del|de cuna|moisés|minicuna,
            hora de acostarlo|acostarse, arrull*, acun*
          `,
          other: `
            almohada, almohadón, almohadilla, cojín, manta, cobija, frazada, frisa, colcha, edredón, cobertor, sábana, sabanita, rebozo, peluche,
            osito, doudou, boca abajo, bocabajo, barriga|panza|pancita|tripita abajo, sofá, sillón, colchoneta blanda
          `,
        },
      ],
    },
    shaking_throwing: {
      things: `
        manteo, mantear, mantead*, agarr*|cog*|coj*|sujet*|tóm*|tom*|levant*|alz* ~ por las|los|sus muñecas|tobillos|antebrazos,
        cógel*|agárral*|sujétal*|levántal*|tómal* de las|los muñecas|tobillos, pies ~ despeguen|despegan|vuelen|floten,
        lo|la mandan|manda|tiran|avientan|lanzan|suben|tiren para|hacia|pa arriba, mánd*|aviént*|lánz* para|hacia arriba,
        lanz*|arroj*|avent*|avient*|tir*|ech*|hac* ~ bebé|niño|niña|peque|hijo|hija|nene|nena|guagua|criatura ~ al aire,
        lanz*|arroj*|avent*|avient*|tir*|ech*|hac* ~ bebé|niño|niña|peque|hijo|hija|nene|nena|guagua|criatura ~ en el aire,
        lanz*|arroj*|avent*|avient*|tir*|ech*|hac* ~ bebé|niño|niña|peque|hijo|hija|nene|nena|guagua|criatura ~ hacia arriba,
        lanz*|arroj*|avent*|avient*|tir*|ech*|hac* ~ bebé|niño|niña|peque|hijo|hija|nene|nena|guagua|criatura ~ volar,
        lanz*|arroj*|avent*|avient*|tir*|ech*|hac* ~ bebé|niño|niña|peque|hijo|hija|nene|nena|guagua|criatura ~ en alto,
        lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* al aire y|con|mientras|como recógel*|atrápal*|cógel*,
        lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* hacia arriba y|con|mientras|como recógel*|atrápal*|cógel*,
        lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* arriba y|con|mientras|como recógel*|atrápal*|cógel*,
        lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* en el aire y|con|mientras|como recógel*|atrápal*|cógel*,
        sacud*|agit*|mene* al bebé|niño|niña|nene|nena|peque|hijo|hija|pequeño|pequeña|guagua|criatura,
        sacud*|agit*|mene* a la|tu|su bebé|niño|niña|nene|nena|peque|hijo|hija|pequeño|pequeña|guagua|criatura, zarande*,
        sacúdel*|agítal* un poco en|entre brazos, sacúdel*|agítal* con fuerza|suavidad en|entre brazos, sacúdel*|agítal* suavemente en|entre brazos,
        por los aires,
        avient*|aviént*|lánzal*|arrójal*|tíral*|láncel* ~ arriba|techo|aire|cielo, soltarlo|soltarla|soltándolo hacia arriba, caída libre
      `,
      together: [
        {
          one: 'bebé, nene, nena, niño, niña, peque, guagua, criatura, hijo, hija, pequeño, pequeña',
          other: `
            lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* al aire,
            lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* hacia arriba,
            lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* por los aires,
            lánzal*|lanzarl*|aviéntal*|aventarl*|arrojarl*|arrójal*|tirarl*|tíral* en el aire,
            sacudirl*|sacúdel*|sacúdal*|sacúdanl*|sacudil*|sacudidl*|zarande*, al aire y atrápal*|recógel*|cógel*
          `,
        },
      ],
    },
    strangling: {
      things: `
        cuerda|cordón|cordel|cinta|bufanda|lazo|hilo|correa|pañuelo|collar ~ al|del cuello,
        mecate|lana|piola|cadena|cable|soga|capa|llave|medalla|silbato|etiqueta ~ al|del cuello,
        cuerda|cordón|cordel|cinta|bufanda|lazo|hilo|correa|pañuelo|collar ~ en el cuello,
        mecate|lana|piola|cadena|cable|soga|capa|llave|medalla|silbato|etiqueta ~ en el cuello,
        cuerda|cordón|cordel|cinta|bufanda|lazo|hilo|correa|pañuelo|collar ~ por el cuello,
        mecate|lana|piola|cadena|cable|soga|capa|llave|medalla|silbato|etiqueta ~ por el cuello, alrededor del cuello, al cuello,
        colg*|cuelg*|at*|anud*|pon*|amarr* del cuello, colg*|cuelg*|at*|anud*|pon*|amarr* en el cuello, soga|cuerda ~ al columpio|tobogán,
        soga|cuerda ~ en el tobogán|columpio, soga|cuerda ~ del tobogán,
        cuerda|soga|lazo|mecate|cinta|correa|reata|cordón ~ cintura|pecho|torso|barriga ~ trep*|sub*|baj*|escal*,
        at*|át*|amarr*|amárr*|anud* ~ cuerda|soga|lazo|mecate|reata|otra ~ cintura|pecho|muñeca|barandal|pasamanos,
        cuerda|soga|lazo|mecate|reata|bufanda ~ pasamanos|juegos|resbaladilla|tobogán|columpio|trepador,
        como alpinistas|escaladores ~ cuerda|soga|atad*
      `,
      together: [
        {
          one: `
            cuerda, soga, lazo, mecate, reata, bufanda, capa, cordón, casco
          `,
          other: `
            =pasamanos, =trepadero, juegos del parque|patio, red de trepar, torre de trepar|juegos, escalera horizontal
          `,
        },
        {
          one: `cuerda, soga, cordón, cordel, cinta, lazo, hilo, guirnalda, mecate, lana, piola, listón, elástico, correa, tira de tela`,
          other: `cuna, moisés, minicuna, barrotes, corralito, parque de bebé, cochecito ~ barra`,
        },
        {
          one: `
          cuerda, soga, cordón, cordel, cinta, bufanda, lazo, hilo, correa, mecate, lana, piola, comba, chalina, fular, pañuelo, listón, serpentina,
          elástico, capa de
        `,
          other: `
          cuello, pescuezo, garganta
        `,
        },
        {
          one: 'cuerda, soga, bufanda, chalina, mecate, lazo, comba, correa, cordel, cordón, casco, fular, capa de',
          other: `
            columpio, tobogán, resbaladilla, resbalín, resbaladero, rodadero, chorrera, barras de mono, trepador, trepadora,
            estructura de trepa|trepar|escalada, juego de trepar, juego del parque, juego infantiles, pasabarras, pirámide de trepar
          `,
        },
      ],
    },
    climbing_furniture: {
      things: `
        silla|banco|taburete|banqueta|banquito|cajón ~ encima|arriba|sobre ~ mesa|silla|cama|cómoda|sofá,
        pas*|salt*|brinc*|llegu* ~ al ropero|armario|clóset|aparador|librero,
        trep*|encaram*|escalar|escalen|escale|escalando|sube al sofá|sillón|silla|mesa|mesita|cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase al sofá|sillón|silla|mesa|mesita|cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube al cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube al ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase al cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase al ropero|aparador|taburete|litera|mostrador|cama,
        trep*|encaram*|escalar|escalen|escale|escalando|sube a la|una|un|los|las sofá|sillón|silla|mesa|mesita,
        trep*|encaram*|escalar|escalen|escale|escalando|sube a la|una|un|los|las cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase a la|una|un|los|las sofá|sillón|silla|mesa|mesita,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase a la|una|un|los|las cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube a la|una|un|los|las cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube a la|una|un|los|las ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase a la|una|un|los|las cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase a la|una|un|los|las ropero|aparador|taburete|litera|mostrador|cama,
        trep*|encaram*|escalar|escalen|escale|escalando|sube sobre el|la|una|un sofá|sillón|silla|mesa|mesita,
        trep*|encaram*|escalar|escalen|escale|escalando|sube sobre el|la|una|un cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase sobre el|la|una|un sofá|sillón|silla|mesa|mesita,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase sobre el|la|una|un cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube sobre el|la|una|un cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube sobre el|la|una|un ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase sobre el|la|una|un cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase sobre el|la|una|un ropero|aparador|taburete|litera|mostrador|cama,
        trep*|encaram*|escalar|escalen|escale|escalando|sube por|en el|la sofá|sillón|silla|mesa|mesita,
        trep*|encaram*|escalar|escalen|escale|escalando|sube por|en el|la cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase por|en el|la sofá|sillón|silla|mesa|mesita,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase por|en el|la cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube por|en el|la cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube por|en el|la ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase por|en el|la cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase por|en el|la ropero|aparador|taburete|litera|mostrador|cama,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima del sofá|sillón|silla|mesa|mesita,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima del cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima del sofá|sillón|silla|mesa|mesita,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima del cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima del cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima del ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima del cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima del ropero|aparador|taburete|litera|mostrador|cama,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima de la sofá|sillón|silla|mesa|mesita,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima de la cómoda|armario|estante|estantería|librero|repisa,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima de la sofá|sillón|silla|mesa|mesita,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima de la cómoda|armario|estante|estantería|librero|repisa,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima de la cajonera|encimera|mueble|alacena|escritorio,
        trep*|encaram*|escalar|escalen|escale|escalando|sube encima de la ropero|aparador|taburete|litera|mostrador|cama,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima de la cajonera|encimera|mueble|alacena|escritorio,
        suba|suban|subir|súbete|súbanse|subirse|subiendo|súbase encima de la ropero|aparador|taburete|litera|mostrador|cama,
        de pie|parado|parada sobre|en la|una|el|un silla|mesa|sofá|sillón|taburete,
        de pie|parado|parada encima de la|una|el|un silla|mesa|sofá|sillón|taburete,
        salt*|brinc* del sofá|sillón|mesa|silla|cómoda|mueble|litera|armario,
        salt*|brinc* desde el|la|una|un sofá|sillón|mesa|silla|cómoda|mueble|litera|armario,
        salt*|brinc* sobre|en el sofá|sillón|mesa|silla|cómoda|mueble|litera|armario,
        salt*|brinc* de la sofá|sillón|mesa|silla|cómoda|mueble|litera|armario, torre|montaña de sillas|muebles,
        cajones ~ escalera|escalones|peldaños, escalera ~ cajones|repisas|estantes, abr* ~ cajones ~ sub*|trep*,
        sub*|trep*|escal* ~ cómoda|cajones|cajonera|librero|repisa|closet|clóset|alacena
      `,
      together: [
        {
          one: `
            cómoda, cajones, cajonera, librero, estantería, repisas, aparador, alacena, clóset
          `,
          other: `
            subir, sube, suban, suba, subirse, súbete, trep*, escalar, escalen, escale, a modo|manera de escalera, como escalera|escalones,
            =arriba =de
          `,
        },
        {
          one: 'trepar, trepa, trepen, trepe, trepando, trepad, escalar, escalen, escale, escalando, encaram*',
          other: `
            mueble, estante, estantería, balda, anaquel, entrepaño, librero, cómoda, cajonera, armario, ropero, clóset, aparador, alacena, encimera,
            escritorio, repisa, mesa,
            mesita, silla, sofá, sillón, taburete, litera
          `,
        },
      ],
    },
    wild_eating: {
      things: `
        com*|cen*|prueb*|prob*|almorz* ~ lo que ~ encontr*|junt*|recog*|recolect*,
        hongo|honguito|seta ~ revuelto|tortilla|sartén|sopa|guiso|cenen|cenar|coman|comer,
        adelfa, laurel rosa, belladona, cicuta, ricino, estramonio, toloache, floripondio, chamico, trompeta de ángel, brugmansia, datura, acónito,
        dedalera, digitalis, amanita, oronja, cólquico, aro maculado, dieffenbachia, difenbaquia, dulcamara, hierba mora, eléboro,
        lirio de los valles, convalaria, muguete, laburno, codeso, bayas de tejo|acebo|hiedra, tejo común, muérdago, poinsettia, flor de nochebuena,
        hiedra|zumaque venenosa|venenoso, lantana, aligustre, nueza, brionia, hongo|seta|planta|baya|fruto venenosa|venenoso|tóxica|tóxico, forraj*,
        recolección silvestre, prueb*|prob*|=come|coman|comer ~ bayas,
        prueb*|prob*|=come|coman|comer ~ setas|hongos|frutos|plantas|bayas|moras silvestres
      `,
      together: [
        {
          one: `
            hongos|setas|honguitos que|del, junt*|recoj*|recolect*|busquen|busca ~ hongos|setas
          `,
          other: `
            quesadilla, quesadillas, taco, tacos, sopa, omelet, omelette, guisado, guisar, cocinar, =preparar, =preparen, =comer, =coman, tortilla
          `,
          anywhere: true,
        },
        {
          one: `
            frutita, frutito, bolita|bolitas roja|rojas|negra|negras|morada|moradas|azul|azules, arbusto, matorral, zarza, moral, capulín,
            frutas|frutos|hierbas|hojas|flores|hongos ~ encuentr*|encontr*|camino|sendero|bosque|monte
          `,
          other: `
            pruébenlas, pruébenlos, pruébalas, pruébalos, pruébenla, pruébala, probarlas, probarlos, cómanlas, cómanlos, cómelas, cómelos, =coman,
            =come, =comen, comer, comerlas, comerlos, =prueben, =prueba, probar, saborear, saboreen, muerdan, mordida, mordisco,
            bocado, =dulce, =dulces, a|en la boca, merienda, merienden
          `,
        },
        {
          one: `
            baya, seta, hongo, honguito, setita, níscalo, champiñón silvestre, callampa, zarzamora,
            mora|fresa|fruto|fruta|hierba|planta|flor|hoja|raíz|brote silvestre|desconocida|desconocido|encontrada|encontrado|recogida|recolectadas,
            mora|fresa|fruto|fruta|hierba|planta|flor|hoja|raíz|brote del campo|bosque|monte|camino|sendero, endrina, madroño, escaramujo, murtilla,
            maqui, calafate, diente de león, ortiga, acedera, vinagrillo, vinagreta, amapola, arbusto ~ frutos|frutas,
            que encontr*|encuentr*|recolect* ~ parque|bosque|campo|monte|camino|sendero|suelo, recog*|recolect* ~ frutos|moras|plantas
          `,
          other: eats,
        },
      ],
    },
    water_alone: {
      together: [
        {
          one: `
            cafecito, échate|echarte|tómate|tomarte ~ siesta|siestita|pestaña|cabeceada, tu siesta|siestita, duermes|dormir tú, recuéstate,
            acuéstate un,
            ve|vete|sube|entra|métete a|por|al ~ cocina|casa|teléfono|café|celular, ve|vete|sube|entra|métete a|por|al toalla,
            prepara|prepárate|hazte|sírvete|tómate un|una|tu café|té|cafecito|jugo|cerveza,
            revisa|contesta|mira tu|el|los celular|teléfono|mensajes|correos, aprovecha para|y, desde la|adentro|lejos ~ cocina|casa|sala,
            no|sin hace|necesitas|tienes falta|que|quedarte ~ cerca|mirar|vigilar|estar
          `,
          other: `
            piscina, alberca, pileta, bañera, tina, jacuzzi, playa, río, lago, laguna, estanque, chapoteadero, alberquita, piscinita, pelopincho,
            arroyo, tinaco, =mar
          `,
          anywhere: true,
        },
        { one: 'pelopincho, pileta, piscina, alberca', other: 'jugar|juega|juegan|jueguen|quedan|queden solo|sola, solo hasta que', anywhere: true },
        {
          one: `
            puedes|puede|podés|pueden|podéis tomar algo|un|una, puedes|puede|podés irte|irse|salir|descansar|leer|cocinar|quedarte|aprovechar,
            en el bar, manguitos|flotador|chaleco|churro|salvavidas ~ aguant*|sostien*|bast*|cuid*|proteg*|flot*|sola,
            no|sin hace|hay falta|que ~ vigil*|mirar|estar|meters*, mientras descansas|lees|cocinas|trabajas|contestas|duermes,
            tómate|tómese|tómense|tomate un café|algo|rato, vuelve|vuelva|regresa|regrese ~ minutos|rato|media|hora,
            ve|vete|vaya|andá|sal|salí a comprar|buscar|por|hacer|contestar
          `,
          other: `piscina, alberca, pileta, bañera, tina, jacuzzi, =mar, playa, río, lago, estanque, pelopincho, chapoteadero, quebrada, arroyo`,
          anywhere: true,
        },
        {
          one: alone,
          other: `
            bañera, bañerita, tina, piscina, alberca, pileta, pelopincho, chapoteadero, jacuzzi, estanque, charca, pozo, aljibe, cisterna, barreño,
            palangana, lago, laguna, río, arroyo, quebrada, riachuelo, estero, cañada, poza, cascada, embalse, represa, balneario,
            agua a|hasta la|el cintura|rodilla|cuello|pecho, =mar, playa, orilla, acequia, muelle,
            cubo|balde|cubeta|recipiente|bandeja|bol|cuenco|fuente|tinaja|batea con|de agua,
            cubo|balde|cubeta|recipiente|bandeja|bol|cuenco|fuente|tinaja|batea llena|lleno de agua, mesa de agua, juego|jugar|juega con agua,
            en|dentro el|del agua, se baña|bañe|bañan|bañen, bañarse|bañándose|bañando|bañar|báñate|báñalo|báñala, hora del baño, en|durante el baño,
            baño de espuma|burbujas, nadar|naden|nade|nadan|nadando, chapotea|chapotear|chapoteen|chapoteo, inodoro, váter
          `,
        },
      ],
      never: `
        dej* ~ solo|sola|solito|solita|desatendid* ~ agua|bañera|tina|piscina|alberca|pileta|baño|río|lago,
        dej* ~ solo|sola|solito|solita|desatendid* ~ playa|mar|estanque|balde|cubo|barreño|charco|cubeta|palangana,
        dej* ~ agua|bañera|tina|piscina|alberca|pileta|baño|estanque|playa|río ~ solo|sola|solito|solita|desatendid*,
        dej* ~ sin supervisión|vigilancia ~ agua|bañera|tina|piscina|alberca|pileta|baño,
        solo|sola|solito|solita ~ en la|el|su|una|un bañera|tina|piscina|alberca|pileta|estanque,
        solo|sola|solito|solita ~ dentro de la|el|su|una|un bañera|tina|piscina|alberca|pileta|estanque,
        solo|sola|solito|solita ~ junto a la|el|su|una|un bañera|tina|piscina|alberca|pileta|estanque,
        baña|báñate|bañe|bañan|bañarse|nadar|naden|nadan|chapotea|chapotean =solo|=sola|=solos|=solas|=solito|=solita,
        mientras ~ baña|bañan|bañe|bañen|nadan|chapotea|chapotean|bañándose ~ cocin*|prepara|prepare|vete|sal|contesta|dobla|recoge|ve,
        cocin*|prepara|prepare|vete|sal|contesta|dobla|ve ~ mientras ~ baña|bañan|bañe|nadan|chapotea|chapotean|bañándose
      `,
    },
    left_alone: {
      things: `
        puedes|puede|podés|pueden|podéis salir|irte|irse|ir a|un|de, quédate|que|quede ~ cuidando|cuide|vigile ~ bebé|hermanito|hermanita,
        cuid* ~ al|del bebé ~ solo|sola|mientras, guardián|guardiana de la|del sopa|olla|fuego|horno,
        niño|niña|bebé|peque|hijo|hija|hermanito|hermanita|pequeño|pequeña solo|sola|solito|solita en casa,
        él|ella|juega|jueguen|jugar|jugando|quedarse|quedan|queda|quede solo|sola|solito|solita en casa,
        niño|niña|bebé|peque|hijo|hija|hermanito|hermanita|pequeño|pequeña solo|sola|solito|solita en el coche|carro|auto|balcón|parque,
        él|ella|juega|jueguen|jugar|jugando|quedarse|quedan|queda|quede solo|sola|solito|solita en el coche|carro|auto|balcón|parque,
        niño|niña|bebé|peque|hijo|hija|hermanito|hermanita|pequeño|pequeña solo|sola|solito|solita en la calle|cocina|tienda,
        él|ella|juega|jueguen|jugar|jugando|quedarse|quedan|queda|quede solo|sola|solito|solita en la calle|cocina|tienda,
        se queda|quede =solo|=sola|=solito|=solita|=solos|=solas en|un|una|unos|mientras|cerca|con, sola|solito|solita en casa,
        sola|solito|solita en el coche|carro|auto|parque|balcón, sola|solito|solita en la calle|cocina, sola|solito|solita por la calle,
        =solo|=solos en el coche|carro|auto|automóvil|vehículo, =solo|=solos dentro del coche|carro|auto|automóvil|vehículo,
        dej* ~ coche|carro|auto|vehículo|automóvil ~ solo|sola|solito|solita|encerrad*,
        dej* ~ solo|sola|solito|solita ~ en el coche|carro|auto|balcón|parque, dej* ~ solo|sola|solito|solita ~ en casa,
        dej* ~ solo|sola|solito|solita ~ en la calle|cocina, dej* ~ solo|sola|solito|solita ~ un rato, dej* ~ solo|sola|solito|solita ~ unos minutos,
        sin un|ningún adulto cerca|presente, sin la presencia de, hermano|hermana mayor ~ cuid*|vigil*|encarg* ~ bebé|pequeño|pequeña|menor,
        niño|niña|bebé encerrad*|desatendid*
      `,
      together: [
        {
          one: `
            ve|vete|vaya|sal|salte|baja|bájate|entra|métete|corre a|al|por|un|rápido ~ tienda|panadería|banco|farmacia|súper|cajero|oxxo|bodega|pagar|comprar|recoger,
            en lo que compras|pagas|vas|bajas|entras|recoges|retiras, mientras compras|pagas|vas|bajas|entras|recoges|retiras,
            compras|compra|paga|pagas|recoge ~ rápido|rapidito|rapidín,
            vuelves|regresas en|a un|dos|cinco|minutos|ratito, un|una momentito|minutito|mandado
          `,
          other: `
            abrochado, abrochada, amarrado|amarrada|sentado|sentada ~ sillita|silla|asiento, en su|la|el sillita|asiento|coche|carro|auto|camioneta,
            coche|carro|auto|camioneta estacionado|estacionada|cerrado|cerrada, estacionamiento, asiento trasero
          `,
          anywhere: true,
        },
        {
          one: alone,
          other: `
            coche, carro, auto, automóvil, vehículo, camioneta, estaciona|estacione|estacionado|parquea|parqueado|aparca|aparcado, olla, vitro,
            hervir|hierve|hierva, sartén, estufa, fogón, hornilla, hornalla, horno, fuego, fogata, parrilla, calle, balcón, azotea,
            tienda, supermercado, ascensor, elevador, estacionamiento, aparcamiento, cambiador, trona
          `,
        },
      ],
      never: `
        dej* ~ niño|niña|bebé|peque|hijo|hija|nene|nena ~ solo|sola|solito|solita|desatendid*|encerrad* ~ coche|carro|auto|vehículo,
        dej* ~ niño|niña|bebé|peque|hijo|hija|nene|nena ~ solo|sola|solito|solita|desatendid*|encerrad* ~ automóvil|casa|cocina|balcón|calle,
        dej* ~ solo|sola|solito|solita|desatendid* ~ en el coche|carro|auto, dej* ~ solo|sola|solito|solita|desatendid* ~ en casa,
        dej* ~ solo|sola|solito|solita|desatendid* ~ en la calle
      `,
    },
    repellent: {
      things: `
      repelente, antimosquitos, =deet, icaridina, picaridina, citronela, permetrina, citriodiol, espiral contra mosquitos,
      loción|spray contra mosquitos|insectos, loción|spray contra los mosquitos, off familiar
    `,
    },
    eucalyptus_oils: {
      things: `
        aceite esencial, aromaterapia, difusor, árbol de té, tea tree,
        aceite de lavanda|menta|romero|naranja|limón|bergamota|manzanilla|clavo|citronela|pino|canela,
        aceite de geranio|ylang|incienso|gaulteria|tomillo|árbol|hierbabuena|jazmín|rosa|sándalo|cedro, gota de lavanda|menta|romero|esencia,
        gota de naranja esencial, esencia de lavanda|menta|pino|romero, esencia de vainilla esencial, eucalipto, mentol, mentolado, mentolada,
        alcanfor, vaporub, vaporrub, vicks
      `,
      together: [{ one: 'repelente, antimosquitos, deet', other: 'cara, carita, mano, manita, manito, mejilla, párpado, boca' }],
    },
    extreme_weather: {
      things: `
        alerta por|de calor, alerta roja|naranja, calor extremo|sofocante|abrasador, tormenta eléctrica, vendaval, huracán, ventisca,
        frío extremo|polar, temperatura extrema, menos|- 15|16|18|20|25|30|quince|veinte|treinta grados|c,
        15|16|18|20|25|30|quince|veinte|treinta grados bajo cero, ola de frío,
        treinta y dos|tres|cuatro|cinco|seis|siete|ocho|nueve grados, cuarenta grados, más calor, pleno calorón|calor, calorón, bochorno,
        calor ~ agobiante|insoportable|infernal,
        hora|horas de más calor, suden|sudar ~ fuertes
      `,
      together: [
        {
          one: `
            32|33|34|35|36|37|38|39|40|41|42|43|44 grados|°c|centígrados
          `,
          other: `
            =salgan, =salir, =sal, =corran, =correr, =sudan, =suden, humedad, =días, =calor, =jueguen, cancha, patio, parque
          `,
        },
        {
          one: `
            descalz*, pies desnudos, quit*|quít*|sac* ~ botas|calcetines|zapatos|medias|guantes|abrigo|chaqueta,
            sin abrigo|guantes|zapatos|botas|chaqueta|gorro, en camiseta|bañador|calcetines
          `,
          other: `nieve, nevada, bajo cero, escarcha, hielo del`,
        },
        {
          one: `
            32|33|34|35|36|37|38|39|40|41|42|43|44 grados|c|centígrados, 90|95|100|105 f|fahrenheit,
            treinta y dos|tres|cuatro|cinco|seis|siete|ocho|nueve grados, cuarenta|treintaicinco grados, hora más calurosa, más calor del día,
            termómetro|temperatura ~ 32|33|34|35|36|37|38|39|40|41|42|43|44,
            marca|marque|a|sobre|pasa|roza|rozando los 32|33|34|35|36|37|38|39|40|41|42|43|44, muchísimo calor, ola de calor, canícula,
            calor intenso
          `,
          other: `
            aire libre, salir|sal|salgan|salga|salen|salimos|sale, afuera, exterior, parque, jardín, patio, plaza, campo, playa, paseo, caminata,
            excursión, carrera,
            correr|corran|corre, senderismo, ruta, sol, cancha, pista, entren*, partido
          `,
        },
      ],
    },
    unsafe_skin_paint: {
      things: `
        ,
        cara|rostro|mejillas|piel|párpados|cachetes|frente con|usando el|la|los|un|una|pintura|tu acrílico|acrílica|témpera|marcador,
        cara|rostro|mejillas|piel|párpados|cachetes|frente con|usando el|la|los|un|una|pintura|tu rotulador|plumón|esmalte|betún|óleo,
        henna, jena negra, alheña, jagua, tatuaje negro,
        pint*|dibuj*|maquill* ~ cara|rostro|mejillas|piel|manos|brazos con|usando témpera|acrílico|rotulador|marcador,
        pint*|dibuj*|maquill* ~ cara|rostro|mejillas|piel|manos|brazos con|usando plumones|tinta|bolígrafo|esmalte|spray,
        témpera|acrílico|marcador|rotulador|esmalte|tinta en|sobre la cara|piel,
        témpera|acrílico|marcador|rotulador|esmalte|tinta en|sobre el rostro,
        témpera|acrílico|marcador|rotulador|esmalte|tinta en|sobre las mejillas,
        témpera|acrílico|marcador|rotulador|esmalte|tinta en|sobre los brazos,
        pintura|pintacaras|maquillaje ~ sin etiqueta|etiquetar|marca ~ cara|facial|piel,
        pintura|pintacaras|maquillaje ~ vencida|vencido|caducado|caducada ~ cara|facial|piel,
        pintura|maquillaje|pintacaras facial|infantil sin etiqueta|marca,
        pintura|maquillaje|pintacaras facial|infantil casera|casero|desconocida|caducada|caducado,
        pintura|maquillaje|pintacaras para la cara sin etiqueta|marca,
        pintura|maquillaje|pintacaras para la cara casera|casero|desconocida|caducada|caducado,
        pintura|maquillaje|pintacaras de cara sin etiqueta|marca, pintura|maquillaje|pintacaras de cara casera|casero|desconocida|caducada|caducado,
        pintacaras|maquillaje casero|caducado, pintacaras|maquillaje sin etiqueta|marca
      `,
      together: [
        {
          one: `acrílico, pintura acrílica, témpera, esmalte, betún, óleo, marcador permanente|indeleble`,
          other: `párpados, pint*|píntal*|maquill* la|su|toda cara|carita, pint* toda la cara, cachetes, pómulos`,
        },
      ],
    },
    eyes_covered_moving: {
      things: `
        gallinita|gallina|gallito ciega|ciego, piñata, cola|rabo al burro,
        cierr*|cerr* ~ ojos ~ camin*|avanz*|corr*|anda|andar|anden|gir*|salt*|gate*,
        camina|caminar|caminen|avanza|avanzar|corre|correr ~ con los ojos vendados|cerrados|tapados|cubiertos,
        corran|anda|andar|anden|gira|girar|giren ~ con los ojos vendados|cerrados|tapados|cubiertos,
        camina|caminar|caminen|avanza|avanzar|corre|correr|corran|anda|andar|anden|gira|girar|giren ~ a ciegas,
        camina|caminar|caminen|avanza|avanzar|corre|correr|corran|anda|andar|anden|gira|girar|giren ~ sin ver,
        caminata|circuito|carrera|paseo|laberinto|recorrido a ciegas,
        caminata|circuito|carrera|paseo|laberinto|recorrido con los ojos vendados|cerrados
      `,
      together: [
        {
          one: eyesCovered,
          other: `
            camina|camine|caminen|caminar|caminan|caminando|caminad|caminamos|caminata, pasear|paseen|pasea|paseo,
            corre|corran|correr|corren|corriendo|corra, avanza|avancen|avanzar|avance|avanzan, anda|andar|anden|andando|andan,
            gatea|gateen|gatear|gatean|gateando, salta|salten|saltar|saltan|saltando|brinca|brinquen, gira|giren|girar|girando|gire|vueltas,
            moverse|muévanse|muévete|se mueve|se muevan|se mueven|desplazarse|se desplaza|se desplacen, pasos, pasitos, dar|da|den un paso, recorr*,
            guía|guíen|guiar|guíal*|guíe, circuito, laberinto, obstáculos, =llegue, =lleguen, hacia ti|mamá|papá|tu, atravies*,
            al otro lado, persig*|persegu*, busca a, buscar a
          `,
        },
      ],
    },
    eyes_covered_hazard: {
      together: [
        {
          one: `
            vend*|tap*|cubr* ~ ojos, ojos vendados|tapados|cubiertos
          `,
          other: `
            camin*|anda|andar|avanz* de espaldas|hacia atrás, baj*|sub* ~ escalones|escalera|escaleras|gradas|peldaños
          `,
          anywhere: true,
        },
        {
          one: eyesCovered,
          other: `
            descalzo, descalza, descálcense|descálzate|descalzarse, pies desnudos, hacia|para|marcha atrás, de espaldas, retroced*, escalera, escalón,
            peldaño, gradas, bordillo, desnivel, rampa, cuesta, terreno|suelo irregular|accidentado, raíces, rocas, piedras, pendiente, piscina,
            alberca, pileta, estanque, orilla, río, lago, arroyo, muelle, canal, mar
          `,
        },
      ],
    },
    social_media: {
      things: `
        en vivo|directo por|en facebook|instagram|tiktok|youtube|twitch|internet|redes,
        transmit*|retransmit*|emit* ~ por|en facebook|instagram|tiktok|youtube|twitch|redes,
        súbel*|subirl*|súbanl*|publícal*|compártel*|cuélgal*|compártanl* ~ instagram|instagran|facebook|tiktok|redes|youtube|internet
      `,
      together: [
        {
          one: 'foto, fotografía, selfie, selfi, imagen, retrato, video, grabación, nombre, cara, tiktok, reel',
          other: `
            instagram, instagran, instagrán, insta, facebook, facebok, feisbuk, tik tok, youtube, perfil público, en vivo|directo por|en, tiktok,
            snapchat, twitter, pinterest, red social, en|las|a redes, en|a internet, online, en la web, blog, hashtag,
            seguidores, publicar|publiquen|publique|publiquemos|publícal*|publicarl*|publicad, publica la|el|las|los|una|un|tu|tus|su|sus|fotos,
            postea|posteen|postear, viral, etiquétanos, cuelga|cuélgal*|colgar ~ internet|redes, cuelga|cuélgal*|colgar ~ la red,
            súbel*|subirl*|súbanl* a|al internet|perfil|estado, súbel*|subirl*|súbanl* a|al la red,
            sube|suban|subir una|tu|la|las|sus|su|tus foto|vídeo, estado de whatsapp, tus historias, tu|su perfil
          `,
        },
      ],
      never: `
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ en redes|línea,
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ en las redes,
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ a las redes,
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ a redes,
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ instagram|facebook|tiktok,
        public*|publiqu*|sub*|cuelg*|colg*|poste*|compart* ~ foto|fotografía|vídeo|selfie|selfi ~ internet|snapchat|twitter|youtube,
        foto|vídeo|nombre en|a instagram|facebook|tiktok|redes|internet, foto|vídeo|nombre en|a las redes
      `,
    },
    ranking: {
      things: `
        más inteligente|listo|lista|tonto|tonta|bruto|bruta|torpe|lento|lenta del|de salón|aula|curso|colegio|grado|todos|la|las|los,
        quién|quien es el|la más|menos inteligente|listo|lista|tonto|tonta|bruto|capaz, gorro|orejas|sombrero de burro,
        ranking de los|las|niños|alumnos,
        autismo, autista, =tea, tdah, asperger, dislexia, disléxico, disléxica, dispraxia, discalculia, neurodivergente, hiperactivo, hiperactividad,
        diagnóstico, diagnosticar, diagnostica|diagnostique, trastorno, percentil, cociente|coeficiente intelectual, superdotado, superdotada,
        superdotación, altas capacidades, niño|niña|pequeño|pequeña genio|prodigio, anormal, anormalidad,
        retraso|retardo|desfase|rezago|atraso|déficit|alteración|anomalía|demora ~ del desarrollo|lenguaje|habla|crecimiento,
        retraso|retardo|desfase|rezago|atraso|déficit|alteración|anomalía|demora ~ de desarrollo|lenguaje|aprendizaje|crecimiento,
        retraso|retardo|desfase|rezago|atraso|déficit|alteración|anomalía|demora ~ en el desarrollo|habla,
        retraso|retardo|desfase|rezago|atraso|déficit|alteración|anomalía|demora ~ madurativo|cognitivo|psicomotor|motor|mental|intelectual,
        problema|dificultad del|de desarrollo|lenguaje|habla|aprendizaje, problema|dificultad en el desarrollo|lenguaje|habla|aprendizaje,
        va|van|está|están|parece|vaya|sea|iba retrasado|retrasada|atrasado|atrasada|rezagado|rezagada|adelantado|adelantada,
        retrasado|retrasada|atrasado|atrasada|rezagado|rezagada|adelantado|adelantada para|en|respecto su|el|la|a,
        por debajo|encima|detrás|delante de la media|norma, por debajo|encima|detrás|delante del promedio,
        por debajo|encima|detrás|delante de lo esperado|normal, por debajo|encima|detrás|delante de sus compañeros,
        por debajo|encima|detrás|delante de su edad, por debajo|encima|detrás|delante de los demás, por debajo|encima|detrás|delante de otros niños,
        dentro|fuera de lo normal|esperado, dentro|fuera de la normalidad|norma|media, dentro|fuera de el promedio,
        desarrollo normal|atípico|retrasado|inmaduro,
        normal|lento|lenta|inmaduro|inmadura|precoz|tardío|avanzado|avanzada|típico para|en|a su|esta|la edad,
        normal|lento|lenta|inmaduro|inmadura|precoz|tardío|avanzado|avanzada|típico para|en|a un niño,
        normal|lento|lenta|inmaduro|inmadura|precoz|tardío|avanzado|avanzada|típico para|en|a una niña,
        test|prueba|escala|cuestionario|evaluación|valoración|checklist|detección|examen de|del|para desarrollo|inteligencia|madurez|detectar|aptitud,
        test|prueba|escala|cuestionario|evaluación|valoración|checklist|detección|examen de|del|para hitos|signos|señales|retrasos|nivel, cribado,
        tamizaje, despistaje, screening, edad mental|madurativa,
        más listo|lista|inteligente|avanzado|avanzada|capaz|lento|lenta|torpe|maduro que los|las|otros|otras|sus|su,
        más listo|lista|inteligente|avanzado|avanzada|capaz|lento|lenta|torpe|maduro que el resto|promedio,
        más listo|lista|inteligente|avanzado|avanzada|capaz|lento|lenta|torpe|maduro de la clase,
        más listo|lista|inteligente|avanzado|avanzada|capaz|lento|lenta|torpe|maduro del grupo, compar* ~ con los demás,
        compar* ~ con sus compañeros|hermanos, compar* ~ con el promedio, compar* ~ con la media, compar* ~ con su hermano, compar* ~ con otros,
        señal|signo|síntoma|indicio|indicador|bandera de alarma|alerta|retraso|preocupación,
        señal|signo|síntoma|indicio|indicador|bandera de un problema, señal|signo|síntoma|indicio|indicador|bandera roja,
        motivo de preocupación|alarma, si no lo hace ~ consulta|consulte|consulten|pediatra|especialista,
        si no puede|logra|camina|habla|consigue|responde|dice ~ consulta|consulte|consulten|pediatra|especialista,
        consulta|consulte|acude|acuda ~ especialista|neurólogo|logopeda|fonoaudiólogo|neuropediatra,
        ya debería|deberían poder|saber|hablar|caminar|decir|gatear|leer, ya debería|deberían ser capaz, a esta|su edad ~ debería|deberían,
        debería|deberían saber|poder|hablar|caminar ya, debería|deberían ya, a pesar de sus|su limitación|discapacidad, hablante tardío
      `,
      together: [
        {
          one: `
            síntoma, retrasado, retrasada, atrasado, atrasada, rezagado, rezagada, adelantado, adelantada, inmaduro, inmadura, detectar|detecta,
            descartar|descarta, evaluar|evalúa|evalúen, medir|mide|midan, especialista, neurólogo, neuropediatra, logopeda, fonoaudiólogo
          `,
          other: `
            desarrollo del niño|de tu|de su|infantil, inteligencia, madurez, nivel de desarrollo, nivel intelectual|madurativo, otros|demás niños,
            niños de su edad, para|a su edad, retraso, déficit, hitos
          `,
        },
      ],
    },
    water: {
      mild: `
        en|el|del|al agua, con agua, agua tibia|templada|jabonosa|fría|caliente|coloreada, agua de colores, agua con jabón,
        cubo|cubeta|balde|barreño|palangana|tina|bandeja|fuente|cuenco|bol|recipiente|tazón|jarra|batea|tinaja|vasos|botella|esponja ~ de|con agua,
        cubo|cubeta|balde|barreño|palangana|tina|bandeja|fuente|cuenco|bol|recipiente|tazón|jarra|batea|tinaja|vasos|botella|esponja ~ llena de agua,
        cubo|cubeta|balde|barreño|palangana|tina|bandeja|fuente|cuenco|bol|recipiente|tazón|jarra|batea|tinaja|vasos|botella|esponja ~ lleno de agua,
        juego|juega|juegan|jueguen|jugar con|de agua, salpic*, charco, manguera, aspersor, rociador, regadera, pulverizador, atomizador,
        riega|rieguen|regar|regamos|riegue, enjuaga|enjuagar|enjuaguen,
        lava|laven|lavar|lavamos|lavando ~ juguete|muñeca|muñeco|coche|carrito|auto|plato|ropa|fruta|verdura, pistola|mesa|trasvase de agua,
        pompas|burbujas de jabón, vierte|viertan|verter|echa|llena|llenen|llenar|remoja|sumerge|flota|flotan|hunde|hunden ~ agua
      `,
    },
    open_water: {
      mild: `
        piscina, alberca, pileta, pelopincho, jacuzzi, río, lago, laguna, estanque, charca, arroyo, =mar, playa, orilla, océano, riachuelo, cascada,
        embalse, canal, acequia, bañera, tina, se|lo|la|los baña|bañe|bañan|bañen, bañarse|bañar|bañarlo|bañarla|bañando|bañándose|báñate|báñense,
        hora del baño, en|durante|después el|del baño, baño tibio|caliente|templado, baño de espuma|burbujas|agua, nadar, nadan, naden, nadando,
        bucear|buceen, natación, zambull*, chapote*, fuente de la plaza, fuente del parque, fuente pública|ornamental, fuente de agua
      `,
    },
    boats: {
      mild: `
        canoa, kayak, piragua, lancha, barca, velero, yate, catamarán, ferri, ferry, balsa, embarcación, patín de pedales, paddle surf,
        en|el|al|del barco, en bote, bote de remos|pedales, bote inflable|salvavidas, paseo en barco|bote, remar|remen|rema|remamos
      `,
    },
    eating: {
      mild: `
        =come|=comen|=coma|=coman|=comes|=comas|=comed|comer|comerlo|comerla|comerse|comemos|comiendo|cómelo|cómela|cómanlo|cómanla|comestible,
        comida, merienda|meriendan|merienden|merendar, refrigerio, colación, tentempié, botana, snack, lonchera, picnic,
        almuerzo|almuerzan|almorzar|almuercen, desayuno|desayunan|desayunar|desayunen, cena|cenar|cenan|cenen, bocado, bocadito, bocadillo, sándwich,
        emparedado, mastica|mastiquen|masticar|mastique, muerde|muerdan|morder|mordisc*, saborea|saborear|saboreen, degust*,
        prueba|prueban|prueben un|una|el|la|los|las|cada|nuestro|nuestra|su trozo|trocito|pan|sopa|verdura|queso|sabor|plato,
        probar|probamos|probad|pruebe un|una|el|la|los|las|cada|nuestro|nuestra|su trozo|trocito|pan|sopa|verdura|queso|sabor|plato,
        pruébalo|pruébala|probarlo|probarla|pruébenlo|pruébenla, galleta, fruta, alimento, receta, sirve|sirvan|servir|sirvamos ~ plato|sopa|ensalada
      `,
    },
    cords: {
      mild: `
        cuerda, soga, cordel, cordón, cordoncito, lana, hilo, estambre, mecate, piola, piolín, pabilo, cabuya, cáñamo, bramante, rafia, trapillo,
        listón, guirnalda, serpentina, elástico, comba, cinta de tela|raso|colores|regalo|seda, cinta larga|rítmica,
        cintas de tela|raso|colores|seda|gimnasia|baile, lazo, at*|anud*|amarr* ~ cinta
      `,
    },
    wheels: {
      mild: `
      bicicleta, bici, patinete, patineta, monopatín, patín, patinar, patina, patinen, patinando, patinaje, triciclo, skate, skateboard, scooter,
      longboard, correpasillos, rollers, monociclo, kart, carrito de pedales
    `,
    },
    heights: {
      mild: `
        trepar, trepa, trepen, trepan, trepando, trepe, trepad, escalar, escalen, escalando, escalada, boulder, búlder, rocódromo, columpio,
        columpiar, columpia, columpiarse, columpien, tobogán, resbaladilla, resbalín, rodadero, resbaladero, chorrera, barras de mono, pasabarras,
        hamaca, hamacarse, balancín, subibaja, sube y baja, parque infantil, parque de juegos, juegos del parque, juegos infantiles,
        área|zona|plaza de juegos, castillo hinchable|inflable, casa del árbol, escalera de mano|cuerda, subir al árbol, subir a un árbol,
        subir a los árboles
      `,
    },
    balancing: {
      mild: `
        haz|hagan|hacer|haciendo|haga equilibrio, equilibrio sobre|en, mantén|mantengan|mantener|mantiene el equilibrio, en equilibrio, equilibrista,
        slackline, barra|viga|tabla|bosu de equilibrio, zancos, sobre|en un|una pie|pierna, a la pata coja, a pata coja,
        camina|caminen|caminar|anda|andar|anden sobre|por el bordillo|tronco, camina|caminen|caminar|anda|andar|anden sobre|por un tronco,
        camina|caminen|caminar|anda|andar|anden sobre|por la viga|línea, camina|caminen|caminar|anda|andar|anden sobre|por una línea
      `,
    },
    mammals: {
      mild: `
        perro, perra, cachorro, gato, gata, caballo, yegua, poni, burro, asno, mula, vaca, ternero, becerro, cabra, chivo, oveja, cordero, cerdo,
        cochino, chancho, marrano, conejo, coneja, cobaya, cuy, hámster, hurón, chinchilla, alpaca, camello, mascota, granja, animales domésticos,
        zoológico, zoo, refugio de animales, equitación, establo, peludo amigo
      `,
    },
    long_grass: {
      mild: `
      bosque, selva, monte bajo, matorral, maleza, arbusto, hierba|pasto|césped alto|alta, pastizal, zarza, helecho, sendero, senderismo, pinar,
      robledal, hayedo, hojarasca, campo abierto
    `,
    },
    traffic: {
      mild: `
        calle, avenida, carretera, acera, vereda, banqueta, andén, calzada, semáforo, paso de cebra, paso peatonal, cruce, tránsito, tráfico,
        cruzar|cruza|crucen|cruzan|cruzamos ~ paso, peatón, estacionamiento, aparcamiento, parada de bus|autobús, parada del autobús|bus
      `,
    },
  },
  innocent: `
    globo terráqueo|aerostático|ocular, sin escalones|escalón|gradas|escaleras, pompón gigante|grande|enorme,
    globo de texto|diálogo|pensamiento|cómic|historieta, dado que, ha|han|has|he|había|hemos dado,
    pulsa|pulsar|pulse|pulsen|aprieta|apretar|presiona|presionar los|unos|sus botones, me|te|le|les|nos|lo|la|si cuentas,
    cuentas hasta|con|cuántos|cuántas|los|las|despacio, botón de encendido|inicio|pausa, botón del ascensor|control, vela del barco|barquito,
    vela de papel, vela led|eléctrica, barco|barquito|bote de vela, barco|barquito|bote a vela, postura|posición de la vela,
    camión|coche|carro|auto de bomberos, salto|paso de tijera, aguja del reloj|minutero, aguja de pino|abeto, aguja de la brújula, lengua de gato,
    color miel|caramelo|uva|fuego|chocolate, luna de miel, cuello de la botella|camiseta|camisa, cuello de botella,
    cuello de una botella, cuello hacia abajo ^ como un embudo, cuello hacia abajo como un embudo,
    tablero de corcho, lego duplo, nuez de adán, pantalla de sombras|lámpara|tela|papel,
    gallina|gallo|pollo|pollito|pato|patito de goma|hule|juguete|peluche|papel|cartón|madera|plástico|tela|fieltro,
    rana|ranita|sapo|tortuga|serpiente|cocodrilo|reptil de goma|hule|juguete|peluche|papel|cartón|madera|plástico|tela|fieltro,
    salto|postura|posición|paso|marcha de rana|ranita|tortuga|pato|cocodrilo|gallina,
    salto|postura|posición|paso|marcha de la rana|tortuga|cobra|serpiente, salto|postura|posición|paso|marcha del pato, juego de la oca,
    horno|estufa|tetera|microondas|plancha|cocina|hornilla de juguete|cartón,
    moneda|piedras|uvas|zanahorias|huevos de papel|cartón|peluche|tela|fieltro, moneda|piedras|uvas|zanahorias|huevos de juguete grande,
    =cochecito|=cochecitos, coche de bebé|juguete, bolita|bola|pelotitas de masa|papel|plastilina|arcilla|barro|pan|nieve|lana|tela|algodón
  `,
  undoable: {
    wheelchair: `
      corre|corra|corran|corren|correr|corred|corré|corriendo|corremos|corramos|corres|corras|corretea|correteen|corretear|corretean,
      salta|salte|salten|saltan|saltar|saltad|saltá|saltando|saltamos|saltemos|saltes|saltas|salto|saltito|sáltal*|sáltenl*|saltarl*, brinc*,
      a|en la|una pata coja, a pata coja|coxcojita, pata coja, sobre|en|con un|una|el|la pie|pierna|pata, trep*,
      escala|escale|escalen|escalar|escalad|escalá|escalando|escalada,
      escalera|escalerita|escalinata, escalón|escaloncito, peldaño, gradas, gate*, a gatas, arrodíll*|arrodill*, de rodillas, cuclillas,
      agach*|agách*,
      puntillas|puntitas, de pie|puntas, pónganse|ponte|ponerse|párate|párense|parate|pararse =en|=sobre|=de|=contra,
      sube|suba|suban|subí|subid|subir ~ árbol|tronco|bordillo|piso|cuesta|colina|loma,
      voltereta, marometa|maroma, vuelta|media carnero|campana, rueda de carro, hacer|haz|hagan|haga el pino, sentadilla,
      patea|patee|pateen|patear|pateá|pateando|patead|chut*,
      patada, zancada, rayuela, avioncito, carrera de sacos|costales|encostalados|escalones, persig*|persegu*, pilla pilla|corre, la traes|mancha,
      pedale*,
      patina|patine|patinen|patinar|patinando, caminata, senderismo, excursión ~ monte|montaña|a, comba, cuerda de saltar
    `,
    walking_aid: `
      corre|corra|corran|corren|correr|corred|corré|corriendo|corremos|corramos|corretea|correteen|corretear,
      salta|salte|salten|saltan|saltar|saltad|saltá|saltando|saltamos|saltemos|salto|saltito|sáltal*|sáltenl*, brinc*, pata coja, a|de pata coja,
      sobre|en|con un|una|el|la pie|pierna|pata, trep*, escala|escale|escalen|escalar|escalad|escalando|escalada, escalera de mano|cuerda|barras,
      voltereta, maroma|marometa, vuelta carnero, rueda de carro, patea|patee|pateen|patear|pateando|chut*, zancada, rayuela,
      carrera de sacos|costales,
      persig*|persegu*, pilla pilla, la traes|mancha, pedale*, patina|patine|patinen|patinar|patinando, comba, equilibrio sobre, puntillas|puntitas
    `,
    hands_need_help: `
      nudos|nuditos ~ apretados|apretaditos|pequeñitos|chiquitos|finos, enhebra|enhebrar|enhebren, ensarta|ensartar|ensarten,
      sin ~ pedir|recibir ayuda,
      no ~ pedir ayuda, cada quien|uno ~ anuda|cose|enhebra|abrocha
    `,
    blind: `
      mira|mire|miren|miran|mirad|mirá|miras|mires|mirar|mirando|miramos|miremos|míral*|mírenl*|mírel*|mirarl*, observ*, contempl*,
      vean|vemos =el|=la|=los|=las|=cómo|=qué|=si, ver|ve =cómo|=el|=los|=las, fíjate|fijate|fíjense|fijarse|fijaos =en|=si|=cómo, veo veo,
      a simple vista,
      con la|los vista|mirada, dibuj*, colorea|coloree|coloreen|colorear|coloread|coloreá|coloreando|coloréal*,
      pinta|pinte|pinten|pintar|pintad|pintá|pintando,
      mismo color, por color|colores, cada|cuál|qué|que|cuáles color|colores, de color rojo|azul|verde|amarillo|blanco|negro,
      memoria|parejas|pares|cartas|tarjetas ~ colores,
      busc*|clasific*|orden*|agrup*|empareja*|junt*|combin*|mezcl*|compar*|separ*|un|nombr*|señal* ~ color|colores, foto, fotografía, imagen,
      imágenes,
      ilustración|ilustraciones, cuadro, espejo, sombras chinescas, teatro|juego de sombras, silueta, diferencias, cómic, historieta, rompecabezas,
      puzle|puzzle,
      =lee|=lean|=leed|=leé|leer|leyendo|=leemos, telescopio, binoculares, prismáticos, lupa, catalejo, microscopio, caleidoscopio, arcoíris
    `,
    deaf: `
      escuch*, oye|oigan|oír|oíd|oyen|oyes|oigamos|oyendo|óigan,
      canta|cante|canten|cantan|cantar|cantad|cantá|cantando|cantamos|cantemos|cántal*|cántenl*|cantarl*|cantarle,
      canción|canciones|cancioncita|cancionero, música|musical, melodía, nana|arrullo, rima|rimas|rimar|rimen|riman, susurr*, tarare*, silbido|silb*,
      coro, karaoke,
      sonido|ruido ~ adivin*|reconoc*|busc*|encuentr*|imit*, adivin*|reconoc*|imit*|sigue|sigan ~ sonido|ruido, qué suena,
      cuando|hasta que suene|suena, trabalenguas, teléfono descompuesto|escacharrado|roto
    `,
    noise_sensitive: `
      tambor|tamborcito|tamborilear, batería ~ toc*, platillos|címbalos, bombo|bombos, corneta, trompeta, matraca, vuvuzela, silbato, grit*|grít*,
      chill*, aull*,
      ruidoso|ruidosa|ruidosos|ruidosas, ruido|ruidos, estruendo, estrépito, a todo|toda volumen|pulmón|voz,
      más|muy|bien fuerte ~ suene|suena|posible|voz|música,
      golpe*|azot*|aporre* ~ olla|cacerola|tapa|sartén|tambor|lata, estall*|revient*|revent*|explot* ~ globo|bolsa, sirena, rug*|brama*, petardo
    `,
    light_sensitive: `
      estrobosc*, luz|luces|linterna|lámpara ~ parpade*|intermitente|intermitentes|destell*|titil*, parpade*|destell*|titil* ~ luz|luces|linterna,
      luces de discoteca|disco|fiesta|neón,
      bola de espejos|disco|discoteca, flash, destellos, encend*|enciend*|apag*|prend* ~ luz|linterna ~ rápid*
    `,
    touch_sensitive: `
      barro, lodo|lodito, fango, barrial, pintura|pinturas de|para dedos|los, pintura dactilar, dactilopintura,
      pint*|píntal* ~ con ~ dedos|manos|pies, slime|eslime|flubber,
      moco de gorila, pegajos*, viscos*, babos*, pringos*, engrudo, gelatina, espuma de|para afeitar|jabón, maicena y agua, oobleck,
      descalz*|descálz*, pies desnudos,
      manos desnudas|pegajosas|llenas, ensúci*|ensuci* ~ manos|dedos|pies, huella|huellas ~ pintura|mano|manos|pie|pies,
      hund*|met*|mét*|húnd* ~ manos|dedos|pies|manitas ~ masa|tierra|arena|pintura|gelatina|harina,
      arcilla mojada|húmeda|blanda, masa pegajosa|blanda, aplast*|apachurr*|estruj* ~ manos|dedos, cosquill*
    `,
    few_words: `
      adivinanza, trabalenguas, rima|rimas|rimar|rimen|riman, chiste, acertijo, refrán|refranes, veo veo, palabras encadenadas, recit*,
      debate|debatan|debatir, discurso,
      cuenta|cuenten|cuente|contar|cuéntal*|invent*|narr* un|una|el|la|su cuento|historia|chiste|relato, entrevist*,
      teléfono descompuesto|escacharrado|roto
    `,
  },
  balls: 'pelota, bola, esfera, balón, bocha, pelotita, bolita',
  units: { mm: '=milímetro|=milímetros|=mm', cm: '=cm|=cms|=centímetro|=centímetros', inch: '=pulgada|=pulgadas|=in|=inch|=inches' },
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
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    medio: 0.5,
    media: 0.5,
  },
}
