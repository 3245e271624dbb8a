# Earth : ce que d’autres pages du site en disent.

web-earth-companion-title = Compter Earth
web-earth-companion-help = Les plateaux de tous, carte par carte, chaque catégorie avec ses sources, les objectifs et les rangs.
web-earth-solo-title = Earth avec Gaïa
web-earth-solo-help = En solo avec la boîte : tire la carte de Gaïa, dit ce qu’elle fait et tient son score.
