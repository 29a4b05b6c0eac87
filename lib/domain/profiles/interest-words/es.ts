/** Spanish phrases for each tag; the first is its name. */
import type { Tag } from '#lib/domain/platform/vocabulary'

export const spanish: Readonly<Record<Tag, string>> = {
  animals: 'animales, animal, animalitos, animalito, bichos y animales, zoo, zoológico, zoológicos, crías de animales',
  ants: 'hormigas, hormiga, hormiguero, hormigueros, hormiguitas',
  art: 'arte, artes, artista, artistas, artístico, manualidades, manualidad, artesanía, artesanías, obras de arte, museo de arte',
  babies: 'bebés, bebé, recién nacido, recién nacidos, hermanito bebé, cuidar bebés',
  baking:
    'repostería, hornear, hornea, pasteles, pastel, galletas, galleta, pan, hacer pan, masa, magdalenas, bizcocho, bizcochos, tartas, tarta, panadería, tortas, torta, queques',
  ball_games:
    'juegos de pelota, juego de pelota, juegos con pelota, pelota, pelotas, balón, balones, voleibol, vóley, tenis, béisbol, balonmano, ping pong, tenis de mesa, pádel, bolos',
  basketball: 'baloncesto, básquet, básquetbol, basquetbol, basket, canasta, canastas',
  beach: 'playa, playas, mar, el mar, orilla, olas, surf, surfear, conchas, caracolas, caracoles de mar',
  bees: 'abejas, abeja, abejita, abejitas, abejorro, abejorros, colmena, colmenas, miel',
  birds:
    'pájaros, pájaro, aves, ave, pajaritos, pajarito, búho, búhos, loro, loros, pato, patos, patitos, águila, águilas, pingüino, pingüinos, palomas, plumas, nidos',
  blocks: 'bloques, bloque, bloques de madera, cubos, cubos de madera, cubos apilables, apilables',
  board_games:
    'juegos de mesa, juego de mesa, juegos de tablero, juego de tablero, ajedrez, damas, monopoly, dominó, parchís, la oca, serpientes y escaleras',
  boats: 'barcos, barco, barquitos, barquito, botes, bote, velero, veleros, navegar, canoa, kayak, submarino, submarinos, titanic, buque, buques',
  books: 'libros, libro, lectura, lecturas, leer, lee, leyendo, biblioteca, bibliotecas, lector, lectora, álbumes ilustrados',
  bricks: 'ladrillos de juguete, ladrillos, ladrillo, lego, legos, duplo, piezas de lego',
  bridges: 'puentes, puente',
  bubbles: 'burbujas, burbuja, pompas, pompas de jabón, pompa, burbujas de jabón, espuma',
  building:
    'construcción, construcciones, construir, construye, construyendo, constructor, constructora, juegos de construcción, juguetes de construcción, lego, legos, piezas de lego, ingeniería, ingeniero, ingeniera, arquitectura, arquitecto, arquitecta, cabañas, bloques magnéticos, piezas magnéticas',
  buses: 'autobuses, autobús, bus, buses, autobús escolar, guaguas, colectivo, colectivos, ómnibus, conductor de autobús',
  butterflies: 'mariposas, mariposa, polillas, orugas, oruga, gusanos de seda',
  camping:
    'acampar, acampada, acampadas, camping, campamento, campamentos, tienda de campaña, tiendas de campaña, carpa, carpas, fogata, fogatas, hoguera, scouts',
  card_games:
    'juegos de cartas, juego de cartas, cartas, naipes, baraja, jugar a las cartas, cartas pokemon, cartas de pokemon, juegos de naipes, cromos',
  cars: 'coches, coche, carro, carros, auto, autos, cochecitos, cochecito, carritos, carrito, autitos, carreras de coches, coches de carreras, carros de carreras, coche de carreras, fórmula 1, hot wheels, automóviles, automóvil',
  castles: 'castillos, castillo, caballeros, caballero, medieval, edad media, fortaleza, reyes y reinas',
  cats: 'gatos, gato, gatitos, gatito, gata, gatas, gatitas, gatita, felinos, minino',
  chemistry: 'química, químico, químicos, reacciones químicas, pociones, poción, hacer pociones',
  climbing: 'escalada, escalar, escala, trepar, trepa, trepando, rocódromo, subirse a todo, trepar árboles, muro de escalada',
  clay: 'plastilina, plastilinas, arcilla, barro para modelar, cerámica, alfarería, play doh, play-doh, masa para modelar, pasta de sal, modelar, modelar con barro',
  collage: 'collage, collages, recortar y pegar, cortar y pegar, pegar, recortes, pegatinas, pegatina, stickers, calcomanías',
  collecting: 'coleccionar, colecciona, colección, colecciones, coleccionista, juntar cosas, coleccionismo, sellos, tesoros',
  color_mixing: 'mezclar colores, mezcla de colores, mezclas de colores, mezclar pintura, mezclar pinturas, mezclando colores',
  colors: 'colores, color, arcoíris, arco iris, colorido',
  comics: 'cómics, cómic, tebeos, tebeo, historietas, historieta, manga, dibujos animados, caricaturas, viñetas, novelas gráficas',
  cooking:
    'cocina, cocinar, cocinando, cocinero, cocinera, cocinita, cocinitas, chef, recetas, receta, ayudar en la cocina, cocina de juguete, cocina de barro, hacer pizza',
  counting: 'contar, cuenta, contando, contar números, conteo, contar hasta diez',
  cultures: 'culturas, cultura, tradiciones, costumbres, otros países, pueblos indígenas, folclore',
  cycling:
    'bicicleta, bicicletas, bici, bicis, ciclismo, triciclo, triciclos, montar en bici, andar en bici, pedalear, ciclista, patinete, patinetes, bicicleta de equilibrio, bici de equilibrio',
  dancing: 'baile, bailes, bailar, baila, bailando, bailarina, bailarinas, bailarín, danza, danzas, danzar, ballet, hip hop, zumba, flamenco',
  diggers:
    'excavadoras, excavadora, grúa, grúas, tractor, tractores, bulldozer, retroexcavadora, retroexcavadoras, maquinaria de construcción, máquinas de construcción, volquete, volquetes, hormigonera, vehículos de construcción',
  dinosaurs:
    'dinosaurios, dinosaurio, dino, dinos, t-rex, trex, tiranosaurio, tiranosaurios, tiranosaurio rex, triceratops, estegosaurio, velociraptor, jurásico, parque jurásico, fósil, fósiles, paleontología',
  doctors:
    'médicos, médico, médica, médicas, doctor, doctores, doctora, doctoras, enfermera, enfermeras, enfermero, hospital, hospitales, dentista, dentistas, veterinario, veterinaria, veterinarios, jugar a los médicos, medicina',
  dogs: 'perros, perro, perritos, perrito, perra, perras, perrita, cachorro, cachorros, patrulla canina',
  dolls:
    'muñecas, muñeca, muñecos, muñeco, casa de muñecas, casita de muñecas, barbie, barbies, peluches, peluche, ositos de peluche, osito de peluche, muñeca bebé',
  dragons: 'dragones, dragón, dragoncitos, dragoncito',
  drawing:
    'dibujo, dibujos, dibujar, dibuja, dibujando, colorear, colorea, garabatos, garabatear, crayones, crayolas, lápices, lápices de colores, tizas, tiza, bocetos, libros de colorear, libro de colorear, ceras de colores',
  dressing_up: 'disfraces, disfraz, disfrazarse, disfrazarme, se disfraza, máscaras, máscara, caretas, pintacaras',
  drums: 'tambores, tambor, batería musical, tocar la batería, percusión, timbales, bombo',
  electricity: 'electricidad, eléctrico, eléctricos, circuitos, circuito eléctrico, circuitos eléctricos, pilas, bombillas, electrónica',
  environment:
    'medio ambiente, medioambiente, ecología, ecológico, cambio climático, clima y planeta, cuidar el planeta, cuidar la naturaleza, proteger la naturaleza, salvar el planeta, sostenibilidad, contaminación',
  experiments:
    'experimentos, experimento, experimentar, experimenta, experimentando, laboratorio, experimentos científicos, experimentos de ciencia, experimentos de ciencias',
  explorers:
    'exploradores, explorador, exploradora, explorar, explora, explorando, exploración, aventura, aventuras, aventurero, aventurera, expedición, expediciones, descubrir',
  fairies:
    'hadas, hada, duendes, duende, elfos, elfo, gnomos, unicornio, unicornios, campanilla, ratoncito pérez, hada de los dientes, sirena, sirenas',
  family:
    'familia, familias, abuelos, abuelo, abuela, abuelas, abuelita, abuelito, hermanos, hermanas, árbol genealógico, jugar a la casita, jugar a las casitas',
  farm: 'granja, granjas, granjero, granjera, granjeros, animales de granja, animales de la granja, vaca, vacas, oveja, ovejas, cabra, cabras, cerdos, cerdo, cerditos, gallinas, gallina, pollitos, establo',
  fashion: 'moda, ropa, vestidos, vestido, diseñar ropa, diseño de moda, maquillaje, peinados, peluquería, pintauñas',
  firefighters:
    'bomberos, bombero, bombera, camión de bomberos, camiones de bomberos, coche de bomberos, parque de bomberos, estación de bomberos, sam el bombero',
  fish: 'peces, pez, pescado, pescados, pescar, pesca, acuario, acuarios, pecera, pececitos, pececito',
  flowers: 'flores, flor, rosas, girasol, girasoles, tulipanes, margaritas, ramos de flores',
  flying: 'volar, vuela, volando, vuelo, alas, globo aerostático, globos aerostáticos, paracaídas, drones, dron',
  food: 'comida, comidas, comer, alimentos, helado, helados, paletas de hielo, pizza, pasta, chocolate, picnic, merienda, meriendas, papas fritas, patatas fritas, probar comida, perritos calientes, perrito caliente',
  football: 'fútbol, futbol, futbolista, futbolistas, balompié, fútbol sala, portero de fútbol, messi, ronaldo, mundial',
  forest: 'bosque, bosques, selva, selvas, jungla, escuela bosque',
  friendship:
    'amistad, amigos, amigo, amiga, amigas, amiguitos, hacer amigos, mejor amigo, mejor amiga, jugar con otros niños, estar con otros niños',
  fruit: 'fruta, frutas, manzana, manzanas, plátano, plátanos, fresas, fresa, frutillas, naranjas, sandía, uvas, frutos rojos',
  gardening:
    'jardinería, jardín, jardines, jardinero, jardinera, huerto, huertos, huerta, plantar, sembrar, semillas, semilla, regar, regar las plantas, regar plantas, cultivar',
  geography: 'geografía, países, país, banderas, bandera, capitales, continentes, continente, globo terráqueo',
  gymnastics: 'gimnasia, gimnasta, gimnasia rítmica, gimnasia artística, acrobacias, acrobacia, volteretas, voltereta, piruetas, circo, parkour',
  history:
    'historia, historia antigua, egipto, antiguo egipto, egipcios, momias, pirámides, romanos, vikingos, antigua roma, antigua grecia, arqueología, arqueólogo, museos, museo, prehistoria, edad de piedra, el pasado',
  holidays:
    'fiestas, fiesta, navidad, navidades, pascua, halloween, reyes magos, cumpleaños, día de muertos, celebraciones, celebrar, janucá, carnaval, papá noel, santa claus',
  horses: 'caballos, caballo, caballito, caballitos, poni, ponis, ponys, pony, montar a caballo, equitación, yegua, potros, burros',
  human_body: 'cuerpo humano, cuerpo, anatomía, esqueleto, esqueletos, huesos, cerebro, corazón, dientes, músculos',
  ice: 'hielo, hielos, cubitos de hielo, congelar, congelado, carámbanos, agua congelada',
  insects:
    'insectos, insecto, bichos, bicho, bichitos, escarabajo, escarabajos, mariquita, mariquitas, libélula, libélulas, saltamontes, gusano, gusanos, lombriz, lombrices, caracol, caracoles, grillos',
  instruments:
    'instrumentos musicales, instrumento musical, instrumentos, instrumento, piano, guitarra, violín, flauta, ukelele, xilófono, trompeta, teclado, violonchelo, maracas',
  inventions: 'inventos, invento, inventar, inventa, inventando, inventor, inventora, inventores, invenciones, inventar cosas, cacharrear',
  jewelry: 'bisutería, joyas, joya, joyería, collares, collar, pulseras, pulsera, anillos, abalorios, cuentas de colores, ensartar cuentas, cuentas',
  jokes: 'chistes, chiste, bromas, broma, humor, bromear, contar chistes, cosas graciosas, payasos, payaso, hacer reír',
  jumping:
    'saltar, salta, saltando, saltos, salto, brincar, brinca, brincos, cama elástica, camas elásticas, trampolín, comba, saltar a la comba, saltar la cuerda, saltar la soga, rayuela, castillo hinchable, castillos hinchables',
  kites: 'cometas, cometa, volar cometas, volar una cometa, papalote, papalotes, barrilete, barriletes, volantín, volar la cometa',
  languages: 'idiomas, idioma, lenguas, inglés, francés, español, hebreo, lengua de signos, lengua de señas, bilingüe, lenguas extranjeras',
  letters: 'letras, letra, abecedario, alfabeto, abc, ortografía, deletrear, vocales',
  light_shadow:
    'luz y sombra, luz y la sombra, luces y sombras, luces, luz, sombras, sombra, linterna, linternas, teatro de sombras, sombras chinescas, mesa de luz, mesas de luz',
  machines:
    'máquinas, máquina, motores, motor, engranajes, engranaje, cómo funcionan las cosas, mecánica, mecánico, desmontar cosas, desarmar cosas, lavadora, palancas',
  magic: 'magia, trucos de magia, truco de magia, mago, magos, maga, brujas, bruja, hechizos, harry potter, magos y brujas, mágico',
  maps: 'mapas, mapa, brújula, brújulas, atlas, mapa del tesoro, mapas del tesoro, planos y mapas',
  math: 'matemáticas, matemática, sumas, sumar, restar, restas, multiplicar, aritmética, geometría, cálculo, cálculo mental',
  mirrors: 'espejos, espejo, reflejos, caleidoscopio, mirarse al espejo, mirarse en el espejo',
  monsters: 'monstruos, monstruo, fantasmas, fantasma, zombis, zombies, zombi, vampiros, godzilla, ogros',
  moon: 'luna, lunas, luna llena, lunar, fases de la luna',
  mud: 'barro, lodo, charcos de barro, jugar con barro, jugar con tierra, tierra mojada, embarrarse, fango',
  music: 'música, musical, melodías, escuchar música, conciertos, concierto, música clásica, músico, oír música',
  mysteries:
    'misterios, misterio, detectives, detective, espías, espía, códigos secretos, código secreto, pistas, agente secreto, agentes secretos, escape room, mensajes secretos, sala de escape',
  nature:
    'naturaleza, aire libre, al aire libre, campo, montaña, montañas, senderismo, excursiones, excursión, río, ríos, hojas, paseos por la naturaleza, vida silvestre',
  numbers: 'números, número, cifras, dígitos',
  origami: 'origami, papiroflexia, doblar papel, plegar papel, grullas de papel',
  painting:
    'pintura, pinturas, pintar, pinta, pintando, pintor, pintora, acuarelas, acuarela, pintura de dedos, pintar con los dedos, témperas, témpera, cuadros',
  paper:
    'papel, papeles, cartón, cajas de cartón, cartulina, cartulinas, aviones de papel, avión de papel, avioncitos de papel, rasgar papel, cortar papel',
  patterns: 'patrones, patrón, mandalas, mandala, mosaicos, mosaico, simetría, series y patrones',
  pets: 'mascotas, mascota, hámster, hámsters, conejo, conejos, conejitos, conejito, cobaya, cobayas, conejillo de indias, cuidar mascotas',
  photography:
    'fotografía, fotografías, fotos, foto, hacer fotos, sacar fotos, tomar fotos, cámara, cámaras, fotógrafo, fotógrafa, hacer vídeos, hacer videos',
  physics: 'física, gravedad, fuerzas, imanes, imán, magnetismo, rampas, rampa, péndulos, circuitos de canicas, circuito de canicas',
  pirates: 'piratas, pirata, barco pirata, barcos pirata, barcos piratas, capitán garfio',
  planes:
    'aviones, avión, avioncitos, aeropuerto, aeropuertos, piloto, pilotos, helicóptero, helicópteros, avionetas, jets, aviones de papel, avión de papel, avioncitos de papel, avioneta',
  planets: 'planetas, planeta, sistema solar, saturno, júpiter, marte, neptuno, urano, plutón',
  plants: 'plantas, planta, cactus, botánica, musgo, plantas carnívoras, plantitas',
  poetry: 'poesía, poesías, poemas, poema, rimas, rima, rimar, adivinanzas y rimas, poeta, versos',
  princesses:
    'princesas, princesa, princesas disney, princesas de disney, reinas, reina, príncipe, príncipes, cenicienta, coronas, rapunzel, blancanieves',
  puppets: 'títeres, títere, marionetas, marioneta, teatro de títeres, teatro de marionetas, guiñol, teatro de guiñol, muñecos de guante',
  puzzles: 'rompecabezas, puzle, puzles, puzzle, puzzles, tangram, sudoku, cubo de rubik, rubik, laberintos, laberinto',
  rain: 'lluvia, lluvias, llover, llueve, charcos, charco, saltar en los charcos, saltar charcos, paraguas, días de lluvia, gotas de lluvia',
  recycling:
    'reciclaje, reciclar, recicla, reciclado, reciclados, materiales reciclados, material reciclado, basura, camión de la basura, camiones de basura, camión de basura',
  reptiles:
    'reptiles, reptil, serpiente, serpientes, culebras, lagartos, lagarto, lagartijas, lagartija, tortuga, tortugas, cocodrilo, cocodrilos, camaleón, ranas, rana, anfibios, iguanas',
  riddles: 'adivinanzas, adivinanza, acertijos, acertijo, adivinar, preguntas y respuestas, veo veo, enigmas',
  robots: 'robots, robot, robótica, programación, programar, transformers',
  rockets: 'cohetes, cohete, naves espaciales, nave espacial, nasa, transbordador espacial',
  running:
    'correr, corre, corriendo, carreras, carrera, corredor, corredora, pillapilla, pilla pilla, perseguir, la mancha, circuito de obstáculos, circuitos de obstáculos, carreras de obstáculos',
  sand: 'arena, arenero, areneros, castillos de arena, castillo de arena, arena mágica, arena cinética, cajón de arena',
  science: 'ciencia, ciencias, científico, científica, científicos, biología, microscopio, microscopios',
  sculpture: 'escultura, esculturas, esculpir, estatuas, estatua, escultor, escultora, tallar',
  sea_life:
    'vida marina, animales marinos, animales del mar, animal marino, criaturas marinas, fondo del mar, océano, océanos, pulpo, pulpos, medusa, medusas, cangrejos, cangrejo, estrellas de mar, estrella de mar, caballitos de mar, caballito de mar, tortugas marinas, tortuga marina, arrecife, coral, corales, biología marina',
  seasons: 'estaciones del año, estaciones, invierno, verano, primavera, otoño',
  senses: 'sentidos, cinco sentidos, los cinco sentidos, olores, oler, sabores, texturas, textura, olfato',
  sewing: 'costura, coser, cose, bordar, bordado, bordados, aguja e hilo, punto de cruz',
  shapes: 'formas, figuras geométricas, formas geométricas, círculos, triángulos, cuadrados, encajables',
  sharks: 'tiburones, tiburón, baby shark, megalodón, tiburoncitos',
  shopping:
    'compras, comprar, ir de compras, tienda, tiendas, supermercado, jugar a la tienda, jugar a las tiendas, tiendita, mercado, mercadillo, caja registradora',
  singing: 'canciones, canto, cantar, canta, cantando, cantante, cantantes, canción, cancioncitas, coro, karaoke',
  skating:
    'patinaje, patinar, patina, patines, patinando, monopatín, monopatines, skate, skateboard, patinaje sobre hielo, patinar sobre hielo, patines de hielo',
  snow: 'nieve, muñeco de nieve, muñecos de nieve, bolas de nieve, trineo, trineos, esquiar, esquí, copos de nieve, nevar',
  space:
    'espacio, espacio exterior, astronauta, astronautas, universo, galaxia, galaxias, astronomía, extraterrestres, extraterrestre, alienígenas, marcianos, agujeros negros, star wars, guerra de las galaxias, telescopio, cosmos',
  spiders: 'arañas, araña, arañita, arañitas, tarántulas, tarántula, telarañas, telaraña, escorpiones',
  sports:
    'deportes, deporte, deportista, deportivo, deportiva, atletismo, ejercicio, artes marciales, karate, kárate, judo, taekwondo, hockey, rugby, olimpiadas, golf, hockey sobre hielo',
  stars: 'estrellas, estrella, constelaciones, constelación, estrellas fugaces, cielo nocturno, mirar las estrellas',
  stones: 'piedras, piedra, piedritas, piedrecitas, rocas, roca, minerales, cristales, guijarros, geología, gemas',
  stories:
    'cuentos, cuento, historias, historia, relatos, contar cuentos, contar historias, cuentacuentos, cuentos de hadas, cuento de hadas, leyendas, fábulas, mitos, mitología, audiocuentos',
  superheroes:
    'superhéroes, superhéroe, súper héroes, superheroína, spiderman, spider-man, hombre araña, batman, superman, hulk, vengadores, marvel, ninjas, ninja',
  swimming: 'natación, nadar, nada en la piscina, nadando, nadador, nadadora, piscina, piscinas, alberca, pileta, bucear, buceo, clases de natación',
  theater:
    'teatro, teatros, actuar, actúa, actor, actriz, obras de teatro, obra de teatro, dramatización, juego simbólico, juegos de rol, escenario, improvisación',
  tools:
    'herramientas, herramienta, martillo, martillos, destornillador, destornilladores, caja de herramientas, arreglar cosas, reparar, banco de herramientas',
  towers: 'torres, torre, rascacielos, torre eiffel, faro, faros, hacer torres',
  trains:
    'trenes, tren, trencitos, trencito, ferrocarril, ferrocarriles, vías de tren, vías del tren, locomotora, locomotoras, metro, tranvía, tranvías, tren de juguete',
  treasure_hunts:
    'búsqueda del tesoro, búsquedas del tesoro, buscar tesoros, tesoro, caza del tesoro, gymkana, yincana, escondite, escondidas, jugar al escondite, gymkanas, cazas del tesoro',
  trees: 'árboles, árbol, arbolitos, bellotas, piñas de pino, casa del árbol, casita del árbol, casas en los árboles',
  trucks:
    'camiones, camión, camioncitos, camioneta, camionetas, camión de bomberos, camiones de bomberos, camión de la basura, camiones de basura, camión de basura, tráiler, monster truck, monster trucks, camiones monstruo',
  vegetables:
    'verduras, verdura, vegetales, vegetal, hortalizas, zanahoria, zanahorias, tomate, tomates, patata, patatas, brócoli, calabaza, calabazas, pepino, pepinos',
  vehicles:
    'vehículos, vehículo, transportes, transporte, medios de transporte, ruedas, motos, moto, motocicletas, motocicleta, ambulancia, ambulancias, coche de policía, coches de policía, patrullas de policía, tráfico',
  volcanoes: 'volcanes, volcán, lava, erupciones, erupción, magma, terremotos',
  water:
    'agua, jugar con agua, juegos de agua, chapotear, baño, bañarse, hora del baño, globos de agua, salpicar, trasvasar agua, pistolas de agua, fuentes de agua',
  weather:
    'tiempo y clima, tiempo meteorológico, clima, tormenta, tormentas, truenos, rayos, tornados, tornado, huracanes, sol, nubes, nube, meteorología, tiempo atmosférico',
  weaving:
    'tejido, tejidos, tejer, teje, telar, telares, ganchillo, croché, crochet, lana, punto y ganchillo, macramé, trenzas, trenzar, hacer punto',
  whales: 'ballenas, ballena, delfín, delfines, orca, orcas, ballena azul, cachalote',
  wild_animals:
    'animales salvajes, animal salvaje, animales de la selva, animales del bosque, safari, león, leones, tigre, tigres, elefante, elefantes, jirafa, jirafas, cebra, cebras, mono, monos, gorilas, oso, osos, lobo, lobos, zorro, zorros, panda, pandas, osos panda, oso panda, guepardos, leopardos, rinocerontes, hipopótamos, canguros, koalas',
  wind: 'viento, vientos, molinillos, molinillo, molinos de viento, molino de viento, molinillos de viento, brisa',
  woodwork: 'carpintería, carpintero, carpintera, madera, maderas, trabajar la madera, trabajar con madera, serrar, tallar madera',
  writing:
    'escritura, escribir, escribe, escribiendo, escritor, escritora, escribir cuentos, escribir historias, escritura creativa, caligrafía, diario personal',
  yoga: 'yoga, posturas de yoga, pilates, estiramientos, yoga infantil',
  attention:
    'atención, prestar atención, concentración, concentrarse, se concentra, tdah, déficit de atención, se distrae, se distrae fácilmente, distraído, distraída, enfocarse, estarse quieto, estarse quieta, no se concentra, no se está quieto, no se está quieta',
  balance: 'equilibrio, mantener el equilibrio, equilibrarse, pierde el equilibrio, barra de equilibrio',
  body_awareness: 'conciencia corporal, consciencia corporal, esquema corporal, propiocepción, propioceptivo, partes del cuerpo',
  cause_effect:
    'causa y efecto, causa-efecto, causa efecto, reacción en cadena, reacciones en cadena, efecto dominó, apretar botones, pulsar botones',
  cooperation:
    'cooperación, cooperar, coopera, colaborar, colaboración, trabajo en equipo, trabajar en equipo, habilidades sociales, juegos cooperativos, jugar en grupo, juegos en equipo, jugar juntos',
  coordination: 'coordinación, coordinación motora, coordinación motriz, dispraxia, torpe, malabares, malabarismos, torpeza',
  crawling: 'gateo, gatear, gatea, gateando, arrastrarse, aprender a gatear, todavía no gatea, aún no gatea',
  creativity: 'creatividad, creativo, creativa, crear, crea, creando, diseñar, diseño, crear cosas, hacer cosas con las manos',
  curiosity: 'curiosidad, curioso, curiosa, hacer preguntas, hace preguntas, pregunta todo, preguntón, preguntona, siempre pregunta por qué',
  early_literacy:
    'lectoescritura, prelectura, aprender a leer, aprendiendo a leer, alfabetización, dislexia, primeras letras, conciencia fonológica, dificultades de lectura, iniciación a la lectura',
  early_math:
    'primeras matemáticas, aprender a contar, aprender los números, aprendiendo a contar, clasificar, ordenar por tamaño, emparejar, medir, prematemáticas, lógica matemática, sentido numérico',
  emotions:
    'emociones, emoción, sentimientos, sentimiento, emocional, ansiedad, rabia, enojo, enfado, frustración, gestión emocional, regulación emocional, miedos y emociones',
  empathy: 'empatía, empático, empática, ayudar a otros, ayudar a los demás, amabilidad, cuidar de otros, cuidar a los demás, compasión, bondad',
  fine_motor:
    'motricidad fina, motora fina, motor fino, psicomotricidad fina, pinza, pinza fina, tijeras, recortar, ensartar, enhebrar, agarre del lápiz, destreza manual, fuerza en las manos',
  gross_motor:
    'motricidad gruesa, motora gruesa, motor grueso, psicomotricidad gruesa, psicomotricidad, movimiento, moverse, parque infantil, columpios, columpio, tobogán, toboganes, mucha energía, muy activo, muy activa, juegos motores',
  hand_eye:
    'coordinación ojo-mano, coordinación mano-ojo, óculo-manual, oculomanual, coordinación óculo-manual, coordinación oculomanual, lanzar, atrapar, lanzar y atrapar, puntería, encestar',
  imagination:
    'imaginación, imaginar, imagina, imaginativo, imaginativa, fantasía, amigos imaginarios, amigo imaginario, juego imaginativo, mundos imaginarios, fingir, jugar a ser',
  independence:
    'independencia, independiente, autonomía, autónomo, autónoma, hacer las cosas solo, hacer las cosas sola, jugar solo, jugar sola, autoestima, confianza, confianza en sí mismo, confianza en sí misma, seguridad en sí mismo',
  listening: 'escuchar, escucha, escuchando, sonidos, sonido, ruidos, seguir instrucciones, oído, escucha activa, procesamiento auditivo',
  memory: 'memoria, recordar, memorizar, juegos de memoria, juego de memoria, memorama, memory, memoria de trabajo, buscar parejas, parejas',
  mindfulness:
    'calma, relajación, relajarse, relajar, meditación, meditar, mindfulness, respiración, respirar, atención plena, tranquilidad, actividades tranquilas, juegos tranquilos, juego tranquilo, masajes, masaje, calmarse',
  observation:
    'observación, observar, observa, observando, observador, observadora, lupa, lupas, prismáticos, mirar de cerca, fijarse en detalles, encontrar diferencias, buscar diferencias',
  persistence:
    'perseverancia, constancia, paciencia, paciente, persistencia, resiliencia, no rendirse, no se rinde, se rinde fácilmente, se frustra fácilmente, tolerancia a la frustración, tenacidad',
  planning:
    'planificación, planificar, planifica, planear, organizar, organización, funciones ejecutivas, función ejecutiva, estrategia, juegos de estrategia, organizarse, estrategias',
  problem_solving:
    'resolución de problemas, resolver problemas, solucionar problemas, lógica, juegos de lógica, pensamiento lógico, pensamiento crítico, retos, desafíos, razonamiento, juegos de ingenio',
  rhythm: 'ritmo, ritmos, palmadas, dar palmas, aplaudir, dar palmadas, juegos de palmas, compás',
  self_care:
    'cuidado personal, autocuidado, vestirse solo, vestirse sola, vestirse, lavarse los dientes, cepillarse los dientes, lavarse las manos, higiene, dejar el pañal, control de esfínteres, ir al baño, comer solo, comer sola, atarse los cordones, hábitos de higiene, se lava, se viste solo, se viste sola',
  self_control:
    'autocontrol, autorregulación, control de impulsos, impulsivo, impulsiva, impulsividad, rabietas, rabieta, berrinches, berrinche, hiperactivo, hiperactiva, hiperactividad',
  sensory:
    'juego sensorial, sensorial, sensoriales, juegos sensoriales, integración sensorial, procesamiento sensorial, estimulación sensorial, slime, tacto, tocar cosas, piscina de bolas, mesa sensorial, bandejas sensoriales, ensuciarse',
  spatial:
    'orientación espacial, espacial, visión espacial, percepción espacial, razonamiento espacial, inteligencia espacial, habilidades espaciales',
  speech:
    'hablar, habla, hablando, retraso del habla, retraso en el habla, lenguaje, retraso del lenguaje, retraso en el lenguaje, logopedia, logopeda, primeras palabras, pronunciación, pronunciar, tartamudeo, tartamudea, no habla, no verbal, comunicación, conversar, terapia del lenguaje, terapia de lenguaje, charlar',
  strength: 'fuerza, tono muscular bajo, bajo tono muscular, tono muscular, hipotonía, fuerza muscular, empujar y tirar, levantar peso',
  tummy_time: 'tiempo boca abajo, boca abajo, tummy time, tripita, tiempo de barriga, tiempo de tripa, levantar la cabeza, rodar',
  turn_taking:
    'respetar turnos, turnos, respetar los turnos, esperar su turno, esperar turno, esperar el turno, tomar turnos, turnarse, compartir, comparte, compartir juguetes, esperar, turno, no comparte',
  vocabulary: 'vocabulario, palabras nuevas, palabras, palabra, nombrar cosas, juegos de palabras, nuevas palabras, nombrar objetos',
  walking:
    'caminar, camina, caminando, andar, primeros pasos, aprender a andar, aprender a caminar, caminatas, caminata, pasear, paseos, paseo, dar paseos, todavía no camina, aún no camina',
}
