/** Spanish phrases for each sense; the first is its name. */
import type { SenseWords } from '#lib/domain/catalogue/search/senses'

export const spanish: SenseWords = {
  said: {
    'category:sensory-play':
      'juego sensorial, sensorial, sensoriales, juegos sensoriales, estimulación sensorial, bandeja sensorial, bandejas sensoriales, caja sensorial, mesa sensorial, bolsa sensorial',
    'category:movement': 'movimiento, moverse, mover, motricidad gruesa, ejercicio, ejercicios, educación física, gimnasia',
    'category:arts-crafts': 'arte y manualidades, manualidades, manualidad, arte, artes plásticas, plástica',
    'category:music-rhythm':
      'música y ritmo, música, musical, musicales, ritmo, canción, canciones, cantar, rondas, rondas infantiles, canciones infantiles, canto, canciones con gestos, cantos',
    'category:stories-language':
      'cuentos y lenguaje, cuentos, cuento, lenguaje, rimas, trabalenguas, lengua, cuentacuentos, hora del cuento, leer cuentos, adivinanzas',
    'category:building': 'construir, construcción, ingeniería, bloques, reto stem, retos stem, rincón de construcción',
    'category:science':
      'ciencia, ciencias, científico, científicos, experimento, experimentos, experimentos caseros, feria de ciencias, reto stem, retos stem',
    'category:nature': 'naturaleza, paseo por la naturaleza, al aire libre, bichos, jardín',
    'category:pretend-play':
      'juego simbólico, imaginar, juego de roles, juegos de rol, hacer de cuenta, dramatización, jugar a ser, juego de imaginación, títeres, disfrazarse, rincón de la casita',
    'category:numbers-logic': 'números y lógica, matemáticas, matemática, lógica, juegos matemáticos, juegos de números',
    'category:kitchen': 'en la cocina, cocina, cocinar, receta, recetas, merienda, hornear, repostería',
    'category:water-play': 'juegos con agua, agua, juegos de agua, chapotear',
    'category:adventures': 'aventuras, aventura, explorar, expedición',
    'category:quiet-time':
      'momento tranquilo, calma, calmarse, calmar, relajación, relajarse, relajar, berrinche, berrinches, rabieta, rabietas, relajacion, relajar al grupo, tranquilizarse, calmarlos, rincón de la calma, meditación, vuelta a la calma',
    'category:games':
      'juegos, juego, juegos de mesa, juego de mesa, juegos grupales, dinámicas, dinámica, juegos cooperativos, juegos tradicionales, juegos de patio, juegos de antes',
    'category:outings': 'salidas, salida, paseo, paseos, excursión, excursiones, visita escolar',
    'area:approaches_to_learning': 'actitud ante el aprendizaje, funciones ejecutivas, función ejecutiva, atención, concentración',
    'area:social_emotional': 'social y emocional, socioemocional, habilidades sociales, educación emocional, inteligencia emocional, convivencia',
    'area:language_literacy': 'lenguaje y lectoescritura, lectoescritura, lenguaje, lengua, lectura y escritura, alfabetización, español',
    'area:cognition': 'pensamiento, cognición, cognitivo, cognitiva, desarrollo cognitivo, juegos mentales',
    'area:perceptual_motor_physical': 'cuerpo y movimiento, motricidad, psicomotricidad, desarrollo físico, motricidad gruesa',
    'area:communication_language': 'comunicación y lenguaje, comunicación, lenguaje oral, expresión oral, hablar',
    'area:physical': 'desarrollo físico, motricidad, psicomotricidad',
    'area:personal_social_emotional': 'desarrollo personal, social y emocional, socioemocional, autoestima',
    'area:literacy':
      'lectura y escritura, lectoescritura, lectura, escritura, leer, escribir, conciencia fonológica, preescritura, grafomotricidad, aprender a leer',
    'area:mathematics': 'matemáticas, matemática, sentido numérico, prematemática, pensamiento matemático',
    'area:understanding_world': 'conocimiento del mundo, ciencias naturales, ciencias sociales, geografía, historia, conocimiento del medio',
    'area:expressive_arts': 'artes expresivas, expresión artística, artes, arte, educación artística',
    'trait:messy': 'que ensucia, ensuciarse, para ensuciarse, juego sucio',
    'trait:active':
      'activo, activa, activos, activas, para gastar energía, gastar energía, quemar energía, descargar energía, soltar energía, mucha energía, inquieto, inquietos, inquieta, hiperactivo, pausas activas, pausa activa, cansarse, cansarlos, que se cansen, correr, movidos, movido, activación',
    'trait:calm':
      'tranquilo, tranquila, tranquilos, tranquilas, calma, silencio, silencioso, calmado, relajante, relajantes, juego tranquilo, juegos tranquilos, actividad tranquila, actividades tranquilas, tranquilidad, tranquilamente, calmar, calmados, calmada, suave, silenciosos',
    'trait:no_prep':
      'sin preparación, sin preparar, sin preparar nada, nada que preparar, sin preparativos, poca preparación, improvisado, improvisada, improvisar, de último momento, suplente, maestro suplente, maestra suplente, sustituto, sustituta, maestra sustituta, sin preparación previa, en el momento, sin planear, de emergencia, sin planeación',
    'trait:social':
      'con otros, en equipo, equipo, con amigos, amigos, cooperativo, cooperativos, trabajo en equipo, juntos, en familia, cooperación, colaborativo, colaborativos, en equipos, equipos',
    'trait:several_days': 'de varios días, durante varios días, más de un día',
    'occasion:rain':
      'día de lluvia, lluvia, lluvioso, lluviosos, días de lluvia, llueve, cuando llueve, mal tiempo, encerrados en casa, encerrados, días lluviosos, recreo con lluvia, no se puede salir, sin salir, sin poder salir, tormenta, encerrados en el departamento',
    'occasion:bedtime':
      'hora de dormir, antes de dormir, dormir, para dormir, la noche, noche, acostarse, siesta, buenas noches, ir a la cama, no se duerme, no quiere dormir, dormirse, rutina de noche, sueño',
    'occasion:waiting':
      'mientras esperan, esperar, espera, sala de espera, en la fila, fila, en el médico, restaurante, en el restaurante, aeropuerto, consultorio, formados, en fila, pasillo, pasillos, esperando, retraso, mientras llega la comida, antes del almuerzo, antes de comer, antes del recreo, tiempo muerto, tiempos muertos, dentista, doctor',
    'occasion:travel':
      'de viaje, viaje, viajes, viajar, viaje largo, en el avión, en el camino, trayecto, carretera, viaje en auto, avión, aeropuerto, en carretera, viaje en carro, viaje en coche',
    'occasion:party':
      'fiesta, fiestas, cumpleaños, fiesta de cumpleaños, celebración, festejo, piñata, fiesta infantil, fiestas infantiles, juegos para fiestas, convivio, kermés',
    'occasion:sick_day': 'enfermo en casa, enfermo, enferma, enfermos, en cama, resfriado, resfriada, fiebre, hospital, reposo',
    'occasion:meal':
      'a la mesa, comida, cena, almuerzo, desayuno, hora de comer, comer, en la mesa, sobremesa, mientras cocino, no quiere comer, no come, antes del almuerzo, antes de comer, mientras hago la cena, mientras hago la comida, lonche, refrigerio, hora del lonche',
    'occasion:getting_dressed': 'vestirse, al vestirse, ropa, vestir, ponerse los zapatos, zapatos, amarrarse los zapatos',
    'occasion:new_sibling':
      'un nuevo hermanito, hermanito, hermanita, nuevo bebé, nuevo hermano, llegada del bebé, celos, llega un hermanito, llega un bebé, bebé en camino, embarazada, embarazo',
    'occasion:holiday':
      'fiestas del año, vacaciones, navidad, janucá, pascua, halloween, día de muertos, día de los muertos, año nuevo, reyes magos, eid, diwali, carnaval, pésaj, purim, fiestas patrias, feriado, feriados, día de la madre, día del padre, san valentín, posadas, januká, rosh hashaná, sucot, día de reyes, semana santa, día del niño, día de la independencia, independencia, acción de gracias, nochebuena, fin de año, día de la bandera, día del maestro, ramadán, shabat, año nuevo chino, día de la candelaria, festival escolar, día de la familia',
    'occasion:morning':
      'por la mañana, mañana, mañanas, al despertar, despertar, antes de la escuela, rutina de la mañana, saludo, saludos, saludo de la mañana, saludarse, buenos días, bienvenida, rutina de entrada, entrada, inicio de clases, al llegar',
    'occasion:after_school':
      'después de la escuela, después del kínder, tarde, por la tarde, tardes, salir de la escuela, al salir de la escuela, fin de la jornada',
    'occasion:goodbye':
      'despedida, despedirse, despedidas, separación, ansiedad por separación, adaptación, período de adaptación, primera semana de clases, extraña a su mamá, extraña a su papá, extraña, llora al entrar, lloran, no quiere ir a la escuela, llanto, fin de curso',
    'occasion:transition':
      'cambios de actividad, transición, transiciones, entre actividades, formarse, hacer fila, cambio de actividad, pasillo, pasillos, formarse en fila, formados, antes del almuerzo, antes del recreo, pasar a la mesa, llamar la atención del grupo, después del recreo, cambiar de actividad, entre clases',
    'occasion:potty': 'dejar el pañal, pañal, bacinica, baño, control de esfínteres, ir al baño, entrenamiento',
    'occasion:tidying':
      'recoger, ordenar, guardar los juguetes, guardar juguetes, limpiar, limpieza, tareas de la casa, quehaceres, tareas domésticas, canción para recoger, canción para guardar, canción de guardar, recoger juguetes, ordenar el salón, a guardar, ayudar en casa',
    'occasion:visit': 'una visita, visita, visitas, invitados, abuelos, abuela, abuelo, con los abuelos, reunión familiar, en familia',
    'place:home': 'en casa, casa',
    'place:table': 'en la mesa, mesa, pupitre, pupitres, en el pupitre, escritorio',
    'place:bed': 'en la cama, cama',
    'place:bath': 'en el baño, baño, hora del baño, tina, bañera, bañarse',
    'place:classroom': 'salón de clases, salón, aula, escuela, en clase, jardín de niños, en el aula, en el salón, guardería, colegio, preescolar',
    'place:hall': 'sala grande, gimnasio, salón grande, patio techado, gimnasio escolar, cancha techada, salón de usos múltiples',
    'place:car': 'en el auto, auto, carro, coche, en el carro, en el coche, viaje en auto, viaje en carro',
    'place:transit': 'en autobús o tren, autobús, tren, avión, metro, en el avión, en el tren, en el camión',
    'place:waiting_room': 'sala de espera, restaurante, en el médico, consultorio, en la fila, fila, aeropuerto, dentista, doctor, hospital',
    'place:yard': 'patio, jardín, balcón, terraza, en el patio, en el jardín, patio chico, patio pequeño, patiecito, azotea, jardin, en el jardin',
    'place:park': 'parque, en el parque, pasto, bosque, campo',
    'place:playground':
      'área de juegos, juegos infantiles, parque infantil, recreo, en el recreo, patio de recreo, patio de la escuela, patio escolar, cancha, a la hora del recreo, juegos para el recreo',
    'place:street': 'calle, en la calle, caminando, caminar, caminata, por la calle, paseo, de camino, barrio',
    'place:anywhere': 'en cualquier lugar, cualquier lugar, donde sea',
    'setting:indoor':
      'bajo techo, adentro, interior, interiores, en interiores, en casa, dentro de casa, departamento, espacio pequeño, en el departamento, adentro de casa, espacios cerrados, espacio reducido, departamento chico, depa',
    'setting:outdoor': 'al aire libre, afuera, exterior, exteriores, aire libre, fuera de casa, al exterior, fuera, en el exterior',
    free: 'gratis, sin costo, gratuito, gratuita, gratuitas, gratuitos, barato, barata, económico, económica, sin dinero, sin gastar',
    group:
      'en grupo, grupo, grupos, grupal, grupales, muchos niños, toda la clase, la clase, salón, asamblea, ronda, rondas, en círculo, círculo, rompehielos, romper el hielo, campamento, dinámica, dinámicas, dinámica de grupo, dinámicas de grupo, dinámicas grupales, grupo grande, trabajo en equipo, todo el grupo, todo el salón, salón completo, grupo entero, alumnos, juego grupal, juegos grupales, para todo el grupo, presentación, presentarse, conocerse, recreo',
    no_materials:
      'sin materiales, sin material, sin nada, sin juguetes, no necesita nada, sin cosas, nada de materiales, sin objetos, sin útiles, sin comprar nada, nada',
    no_mess:
      'sin ensuciar, sin desorden, sin ensuciarse, limpio, que no ensucie, que no ensucien, no ensucia, sin manchar, sin mancharse, sin batidero',
    'need:wheelchair': 'en silla de ruedas, silla de ruedas, sillas de ruedas, no camina, no puede caminar',
    'need:walking_aid': 'con andador, andador, muletas, bastón, férulas, pierna enyesada, yeso en la pierna',
    'need:tires_quickly': 'si se cansa pronto, se cansa rápido, se cansa pronto, bajo tono muscular, hipotonía, débil',
    'need:hands_need_help':
      'si las manos necesitan ayuda, una sola mano, brazo enyesado, brazo roto, parálisis cerebral, poca fuerza en las manos, manos débiles',
    'need:low_vision': 'con baja visión, baja visión, no ve bien, ve poco, discapacidad visual, problemas de la vista',
    'need:blind': 'para niños ciegos, ciego, ciega, ciegos, ceguera, no ve, invidente, discapacidad visual',
    'need:hard_of_hearing': 'con audición reducida, oye poco, no oye bien, hipoacusia, aparato auditivo, discapacidad auditiva',
    'need:deaf': 'para niños sordos, sordo, sorda, sordos, sordera, no oye, alumno sordo, discapacidad auditiva',
    'need:noise_sensitive':
      'si le molesta el ruido, sensible al ruido, le molesta el ruido, le molestan los ruidos, ruidos fuertes, hipersensibilidad, autismo, autista, autistas, tea',
    'need:light_sensitive': 'si le molesta la luz, sensible a la luz, le molesta la luz',
    'need:touch_sensitive': 'si le molesta el tacto, sensible al tacto, no le gusta ensuciarse, no le gustan las texturas',
    'need:seeks_movement':
      'si necesita moverse, tdah, hiperactivo, hiperactiva, hiperactividad, no se queda quieto, no se queda quieta, no para quieto, inquieto, inquieta, inquietos, necesita moverse',
    'need:few_words': 'con pocas palabras, no habla, habla poco, no verbal, retraso del habla, retraso del lenguaje, pocas palabras, tarda en hablar',
    'need:sign_language': 'con lengua de señas, lengua de señas, lenguaje de señas, señas',
    'need:picture_cards': 'con pictogramas, pictogramas, tarjetas con imágenes, apoyos visuales',
    'need:new_language': 'para quien aprende el idioma, no habla español, segundo idioma, segunda lengua, bilingüe, idioma nuevo, lengua indígena',
    'need:clear_steps':
      'con pasos claros, pasos claros, síndrome de down, necesidades especiales, educación especial, autismo, autista, autistas, tea, discapacidad intelectual, discapacidad, inclusión, inclusivo, inclusivos, barreras para el aprendizaje',
    mixed_ages:
      'para varias edades, diferentes edades, distintas edades, varias edades, edades diferentes, edades mixtas, multigrado, multiedad, hermanos, entre hermanos, para hermanos, hermanos de distintas edades, grandes y chicos',
    no_noise:
      'sin ruido, sin hacer ruido, silenciosamente, en silencio, que no haga ruido, no hacer ruido, sin hablar, vecinos, vecinos de abajo, sin brincar, sin saltar, susurro, susurros, bajito',
    'children:1':
      'un solo niño, solo un niño, para un niño solo, hijo único, hija única, solito, solita, uno a uno, jugar solo, jugar sola, individual, individuales',
    'children:2': 'para dos, en pareja, en parejas, parejas, pareja, gemelos, gemelas, mellizos, dos jugadores, para 2, de a dos, por parejas',
    'children:5': 'grupo pequeño, grupos pequeños, grupo chico, equipos pequeños, pequeños grupos, rincones, rincones de trabajo, pocos niños',
    'children:20': 'grupo numeroso, grupos numerosos, grupo grande, salón lleno',
  },
  themes: {
    snow: 'invierno, enero, frío',
    ice: 'invierno, calor, mucho calor',
    seasons: 'invierno, primavera, verano, otoño, estaciones, estaciones del año, estación',
    trees: 'otoño, hojas, hojas secas',
    flowers: 'primavera',
    beach: 'verano',
    water: 'verano, calor, día de calor, hace calor, calorón, mucho calor, demasiado calor, demasiado calor para salir',
    letters:
      'abecedario, alfabeto, abc, vocales, las vocales, sonidos de las letras, letras, letra, confunde la b y la d, b y d, nombre propio, mi nombre',
    early_literacy:
      'conciencia fonológica, rimas, aprender a leer, lectoescritura, prelectura, vocales, leer, sílabas, escritura, lectura, trabalenguas, rimar, palabras que riman, sonido inicial, sonidos iniciales, conciencia silábica, sílaba, comprensión lectora, confunde la b y la d, cuentos, retahílas',
    writing: 'preescritura, grafomotricidad, trazos, caligrafía, ortografía',
    early_math:
      'números, número, sumar, restar, clasificar, seriación, series, patrones, conjuntos, prematemática, números del 1 al 10, reconocer números, sumas y restas, cantidad, cantidades, más que y menos que',
    math: 'sumas, restas, suma, resta, sumar, restar, multiplicar, tablas de multiplicar, tablas, multiplicación, fracciones, división, dividir, medir, sumas y restas, cálculo mental, problemas matemáticos, la hora, dinero, geometría, perímetro, decimales, leer la hora, reloj',
    fine_motor:
      'pinza, pinza fina, pinzas, recortar, enhebrar, motricidad de manos, coordinación fina, ensartar, tijeras, tijera, recorte, cortar, cortar con tijeras, usar tijeras, motricidad fina, boleado, rasgado, pinza digital',
    gross_motor:
      'circuito, circuitos, circuito motor, carrera de obstáculos, obstáculos, psicomotricidad, gatear, saltar, ejercicio, paracaídas, juegos con paracaídas, circuito de obstáculos, pista de obstáculos, motricidad gruesa, correr',
    mindfulness:
      'calmarse, calmar, calmar a los niños, berrinche, berrinches, rabieta, rabietas, ansiedad, estrés, respiraciones, relajarse, relajación, relajacion, meditación, visualización, respiración, respirar, yoga, masaje, atención plena, calma',
    emotions:
      'enojo, enojado, enojada, tristeza, triste, miedo, miedos, celos, berrinche, berrinches, rabieta, rabietas, alegría, timidez, autoestima, emociones, las emociones, enojos, llanto, lloran, pérdida, duelo, perder, no sabe perder, saber perder, frustración, extraña, confianza, gratitud, miedo a la oscuridad, divorcio, nervios, saber perder, aprender a perder, mal perdedor, llora cuando pierde',
    friendship:
      'acoso, bullying, timidez, hacer amigos, convivencia, resolución de conflictos, resolver conflictos, conflicto, conflictos, pleitos, peleas, peleas en el recreo, se pelean, pelea, amistad, amigos, conocerse, para conocerse, presentarse, presentación, juegos de presentación, nombres, aprenderse los nombres, rompehielos, integración, buen trato, valores, primer día de clases, primera semana de clases, inicio de clases',
    environment: 'día de la tierra, medio ambiente, contaminación, clima, sustentabilidad, ecología, cuidado del agua, reciclar, planeta',
    sensory:
      'autismo, texturas, textura, plastilina, masa, estimulación, botella sensorial, estimulación temprana, bandeja sensorial, caja sensorial, arroz, botellas sensoriales, arena mágica, trasvasar, trasvase',
    attention: 'concentración, concentrarse, tdah, atención, enfocarse',
    light_shadow: 'linterna, sombras, teatro de sombras, sombras chinescas, lámpara, oscuridad, a oscuras, sin luz, se fue la luz, apagón, luz',
    experiments: 'stem, steam',
    building: 'fuerte, casita, casita de cobijas, cartón, caja de cartón, cajas de cartón, fuerte de almohadas, fuerte de cojines',
    recycling:
      'material reciclado, materiales reciclados, reciclado, reciclaje, reutilizar, cartón, caja de cartón, cajas de cartón, tubos de cartón, cajas, periódico, periodico viejo, periódico viejo, tapitas, botellas de plástico, tapas, tubos',
    treasure_hunts: 'búsqueda del tesoro, escondidas, escondite, veo veo, búsqueda, gymkana, rally, tesoro, pistas',
    self_care: 'lavarse los dientes, cepillarse los dientes, lavarse las manos, amarrarse los zapatos, vida práctica, montessori, hábitos, higiene',
    independence:
      'vida práctica, montessori, autonomía, jugar solo, jugar sola, juego independiente, tareas de la casa, independencia, entretenerse solo, que juegue solo, entretener, rincones, estaciones, hábitos, mientras cocino, mientras trabajo, mientras hago la cena',
    turn_taking: 'compartir, turnos, esperar turno, respetar turnos, compartir juguetes, no comparte, prestar juguetes',
    insects: 'bicho, bichos, insecto, ciclo de vida, oruga, orugas, metamorfosis, catarina, hormigas',
    butterflies: 'ciclo de vida de la mariposa, ciclo de la mariposa, ciclo de vida, oruga, orugas, metamorfosis, crisálida',
    plants: 'germinar, germinación, semillas, frijol, germinador, ciclo de vida de las plantas',
    inventions: 'reto stem, retos stem, tecnología, inventar',
    bridges: 'reto stem',
    towers: 'reto stem',
    balance: 'carrera de obstáculos, circuito de obstáculos, equilibrio',
    jumping: 'trampolín, brincolín, brincar, brincos, saltos, cuerda',
    cooperation: 'paracaídas, cooperativos, trabajo en equipo, colaboración, resolución de conflictos, juegos cooperativos',
    poetry: 'rimas, rimar, palabras que riman, poemas, versos, coplas',
    numbers: 'números del 1 al 10, 1 al 10, 1 al 20, reconocer números, reconocimiento de números',
    counting: 'contar, conteo, números del 1 al 10, 1 al 10, 1 al 20, contar hasta 10',
    empathy: 'resolución de conflictos, conflicto, conflictos, pleitos, peleas, valores, respeto, solidaridad, buen trato, acoso escolar',
    self_control:
      'no sabe perder, saber perder, autorregulación, paciencia, autocontrol, impulsos, estatuas, saber perder, aprender a perder, mal perdedor, llora cuando pierde',
    persistence: 'no sabe perder, frustración, tolerancia a la frustración, saber perder, aprender a perder, mal perdedor, llora cuando pierde',
    imagination: 'visualización, imaginación',
    senses: 'los cinco sentidos, cinco sentidos, los 5 sentidos, 5 sentidos, sentidos, olores, olfato, gusto, tacto',
    body_awareness:
      'lateralidad, derecha e izquierda, derecha izquierda, izquierda y derecha, izquierda derecha, esquema corporal, partes del cuerpo',
    vehicles: 'educación vial, seguridad vial, semáforo, semáforos, transporte, medios de transporte',
    walking: 'educación vial, seguridad vial, cruzar la calle',
    maps: 'mapa, mapas, leer mapas, plano, brújula, puntos cardinales',
    cultures:
      'juegos tradicionales, tradicional, tradicionales, juegos de antes, de antes, tradiciones, rondas tradicionales, juegos de mi abuela, día de muertos, posadas, pueblos originarios, países, shabat',
    history: 'juegos tradicionales, juegos de antes, antiguos, juegos antiguos, independencia, revolución',
    holidays: 'navidad, día de muertos, janucá, pascua, halloween, reyes magos, posadas, año nuevo, carnaval, piñata, shabat',
    ball_games: 'globo, globos, pelota, pelotas, balón',
    planning: 'funciones ejecutivas, organización',
    memory: 'memorama, memorama casero, juegos de memoria',
    observation: 'observar, diferencias',
    problem_solving: 'acertijos, cuarto de escape, sala de escape, lógica, estrategia',
    mysteries: 'detective, detectives, cuarto de escape, misterio',
    speech: 'hablar en público, exposición oral, lenguaje, articulación, trabalenguas, contar cuentos',
    listening: 'escucha, escuchar, seguir instrucciones, simón dice',
    vocabulary: 'vocabulario, palabras nuevas, inglés, juegos de palabras',
    languages: 'inglés, lenguas, idiomas',
    rain: 'charcos, charco, lluvia',
    mud: 'charcos, lodo, tierra',
    paper: 'periódico, periodico viejo, periódico viejo, papel picado, papiroflexia',
    theater: 'obra de teatro, dramatización, mímica, actuar, títeres',
    planets: 'sistema solar, planetas, sol, tierra',
    human_body: 'huesos, esqueleto, corazón, dientes, salud, el cuerpo humano',
    food: 'no quiere comer verduras, alimentación sana, alimentación saludable, plato del bien comer',
    vegetables: 'verdura, verduras, no quiere comer verduras',
    crawling: 'gatea, gateo, gatear',
    tummy_time: 'boca abajo',
    sports: 'relevos, carrera de relevos, educación física, atletismo',
    running: 'correr, carreras, relevos, las traes, atrapadas',
    painting: 'pintura, pinturas, pintar con los dedos, acuarela',
    sewing: 'estambre, hilo, tejer',
    family: 'abuelos, abuela, extraña a su papá, extraña a su mamá, árbol genealógico',
    camping: 'fogata, casita de cobijas, fuerte de almohadas, fuerte de cojines, tienda de campaña',
    singing: 'rondas, rondas infantiles, canción para recoger, canción para guardar, canto',
  },
  months: {
    1: 'recién nacido, recién nacida, recién nacidos',
    6: 'bebé, bebés, bebe, bebes',
    24: 'niños pequeños, maternal, los más pequeños, pequeñitos, chiquitos, maternales, lactantes',
    48: 'preescolar, preescolares, jardín de niños, jardín de infantes, prekínder, párvulos, nivel inicial, educación inicial',
    66: 'kínder, kinder, preprimaria',
    78: 'primer grado, primero de primaria, primero básico, primer año de primaria',
    90: 'segundo grado, segundo de primaria',
    102: 'tercer grado, tercero de primaria, primaria',
    114: 'cuarto grado, cuarto de primaria',
    126: 'quinto grado, quinto de primaria, preadolescente, preadolescentes',
    138: 'sexto grado, sexto de primaria',
    180: 'adolescente, adolescentes, secundaria, jóvenes, preparatoria',
  },
  minutes: {
    5: 'un minuto, cinco minutitos',
    15: 'rápido, rápida, rápidos, rápidas, corto, corta, cortos, cortas, breve, breves, pocos minutos, cinco minutos, diez minutos, quince minutos, cortito, cortita, ratito, un ratito',
    30: 'media hora, treinta minutos, veinte minutos',
    60: 'una hora',
  },
  counting: {
    ofAge: 'edad, edades',
    years: 'año, años, ano, anos',
    months: 'mes, meses',
    minutes: 'minuto, minutos, min, mins',
    hours: 'hora, horas, hr, hrs',
    between: 'a, y, o, hasta',
    after: '',
    numbers: 'un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  },
  children: {
    units:
      'niño, niña, niños, niñas, alumno, alumna, alumnos, alumnas, estudiante, estudiantes, jugador, jugadores, chicos, chicas, chavos, peques, pequeños, persona, personas, participantes, hijos, hermanos',
    groups: 'grupo, clase, salón, grupos, equipo',
  },
  implied: [
    { said: 'sordo, sorda, sordos, alumno sordo, no oye, hipoacusia, discapacidad auditiva', senses: ['tag:observation', 'tag:body_awareness'] },
    { said: 'baja visión, no ve bien, ve poco, discapacidad visual, ciego, ciega, ciegos', senses: ['tag:listening', 'tag:senses'] },
    { said: 'sensible al ruido, le molesta el ruido, le molestan los ruidos, ruidos fuertes', senses: ['no_noise', 'trait:calm'] },
    { said: 'gratis, sin costo, sin dinero, sin gastar', senses: ['no_materials'] },
    { said: 'gimnasio, en el gimnasio', senses: ['trait:active', 'group'] },
    { said: 'demasiado calor para salir, demasiado frío para salir', senses: ['setting:indoor'] },
    { said: 'pausa activa, pausas activas', senses: ['place:classroom', 'minutes:10', 'no_materials'] },
    {
      said: 'suplente, maestro suplente, maestra suplente, sustituto, sustituta, maestra sustituta',
      senses: ['group', 'place:classroom', 'no_materials'],
    },
    { said: 'recreo, en el recreo, a la hora del recreo, juegos para el recreo', senses: ['group'] },
    { said: 'pasillo, pasillos, hacer fila, en fila, formados, formarse en fila', senses: ['no_materials', 'group', 'no_noise'] },
    { said: 'asamblea, en círculo, ronda, rondas, rondas infantiles', senses: ['group'] },
    { said: 'primer día de clases, primera semana de clases, inicio de clases', senses: ['group', 'tag:friendship', 'trait:social'] },
    { said: 'saludo, saludos, saludo de la mañana, bienvenida', senses: ['group'] },
    { said: 'antes del almuerzo, antes del recreo, después del recreo', senses: ['place:classroom', 'group'] },
    { said: 'rompehielos, romper el hielo, juegos de presentación, presentarse, para conocerse, conocerse', senses: ['group', 'trait:social'] },
    { said: 'educación física, carrera de relevos, relevos, paracaídas, juegos con paracaídas', senses: ['group', 'trait:active'] },
    { said: 'canción para recoger, canción para guardar, canción de guardar', senses: ['tag:singing', 'category:music-rhythm', 'occasion:tidying'] },
    { said: 'hermanos, entre hermanos, para hermanos, gemelos, gemelas, mellizos', senses: ['children:2'] },
    { said: 'restaurante, aeropuerto, sala de espera', senses: ['no_materials', 'trait:calm'] },
    { said: 'berrinche, berrinches, rabieta, rabietas', senses: ['trait:calm'] },
    { said: 'periodo de adaptacion, período de adaptación, adaptación', senses: ['place:classroom'] },
  ],
  absent: [
    {
      said: 'videojuego, videojuegos, minecraft, roblox, fortnite, nintendo, xbox, playstation, juego de computadora, juegos de computadora, juegos en línea, juego en línea',
      senses: ['category:games'],
    },
    {
      said: 'aplicación, aplicaciones, app, apps, tableta, tablet, celular, pantalla, pantallas, youtube, video, videos, televisión, tele, película, películas, netflix, kahoot, en línea, sitio web, página web, computadora',
      senses: [],
    },
    {
      said: 'hoja de trabajo, hojas de trabajo, fichas para imprimir, para imprimir, imprimir, imprimible, imprimibles, pdf, descargar, descargable, dibujos para colorear, dibujo para colorear, en word, planeación, planeacion nem, planeaciones, planeación didáctica, cuadernillo, cuadernillos',
      senses: [],
    },
    {
      said: 'cuetes, cuetes caseros, cohetes de pólvora, cohetones, pólvora, petardos, fuegos artificiales, bengalas, pistola, pistolas, bórax, borax, cloro, gasolina, alcohol',
      senses: [],
    },
  ],
  things:
    'navidad, janucá, januká, pascua, halloween, reyes magos, día de reyes, eid, diwali, carnaval, pésaj, purim, posadas, rosh hashaná, sucot, semana santa, acción de gracias, ramadán, día de la madre, día del padre, día del niño, día de la bandera, san valentín, día de la candelaria, fiestas patrias, shabat, globo, globos, piñata, piñatas, fracción, fracciones, tijeras, arroz, imaginación guiada, visualización guiada, disfraz, disfraces, paracaídas, trampolín, seguridad vial, educación vial, rondas infantiles, rondas tradicionales, lateralidad, fuerte, casita de cobijas, slime, ajedrez, canicas, yoyo, cuerda, papel picado, avión de papel, aviones de papel, lego, origami, papalote, cometa, cometas, lotería, trompo, rayuela, bebeleche, memorama, simón dice, veo veo, escondidas, escondite, atrapadas, las traes, semáforo, semáforos, brújula, papiroflexia, estambre, acuarela, títeres, obra de teatro, tablas de multiplicar, multiplicación, división, oruga, orugas, esqueleto, árbol genealógico, plato del bien comer, fogata, botella sensorial, botellas sensoriales, arena mágica, tapitas, trabalenguas, carrera de relevos, cuarto de escape, sala de escape, charcos',
  alsoSaid: [
    'decir la hora, leer la hora, leer el reloj, reloj, manecilla',
    'valor posicional, decena, decenas',
    'extraña a su papá, extraña a su mamá, lejos',
    'cojín, cojines, almohada',
    'fuerte, casita, refugio, guarida',
    'bicho, bichos, insecto',
    'piedra, roca',
    'bici, bicicleta',
    'basura, desechos, residuos',
    'mamá, madre',
    'papá, padre',
    'abuela, abuelita',
    'abuelo, abuelito',
    'enojo, enojado, enojada, coraje',
    'pelota, balón',
    'cobija, manta',
    'paracaídas, sábana',
    'carriola, cochecito',
    'periódico, diario',
    'lámpara, linterna',
    'calcetín, calcetines, medias',
    'rima, rimas, rimar',
    'adivinanza, acertijo',
    'tijera, tijeras',
  ],
  asides:
    'todo, nadie, diferente, distinto, distinta, último, última, primero, primera, próximo, semana, mes, siempre, nunca, solo, sola, solamente, bien, mal, mismo, misma, lleno, llena, especial, favorito, favorita, mucho, mucha, muchos, muchas, poco, poca, pocos, pocas, todavía, casi, listo, lista, cada, propio, propia, empezar, terminar, dar, tomar, poner, saber, ver, queda, quedan, sigue, siguen, deja, dejan',
  without: 'sin, no, ni',
  materials: 'plastilina, plasticina',
  nothing:
    'actividad, actividades, idea, ideas, niño, niña, niños, niñas, chicos, chicas, juego, juegos, jugar, juguemos, hacer, qué, cómo, cosas, cosa, algo, divertido, divertida, divertidos, divertidas, fácil, fáciles, sencillo, sencilla, sencillos, sencillas, hijo, hija, hijos, día, hora, tiempo, aprender, aprendizaje, enseñar, trabajar, más, muy, cuando, necesito, quiero, podemos, puedo, hay, estimular, desarrollar, ejercicios, taller, tema, proyecto, proyectos, clase, para, con, ayuda, ayudar, buscar, busco, hoy, favor, gusta, gustan, aburrido, aburrida, aburridos, fin de semana, sábado, domingo, reto, retos, diferente, diferentes, estilo, tipo, infantil, infantiles, casero, casera, caseros, caseras, alumno, alumnos, alumna, alumnas, estudiante, estudiantes, dinámico, sin pantallas, sin pantalla, bonito, bonita, bonitos, nuevo, nueva, nuevos, nuevas, grande, chico, chica, pequeño, pequeña, viejo, vieja, quiere, quieren, puede, pueden, llega, llegan, tengo, tiene, años, año, edad, jugar en casa, antes, durante, mientras, mejor, mejores, usar, peque, peques',
}
