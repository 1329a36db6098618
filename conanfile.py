"""The libraries as a package for Conan 2: `conan create . -s compiler.cppstd=23` (docs/library.md)."""

from pathlib import Path

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rm, rmdir, save

NETWORKS = "lib/cmake/nemeton-networks.cmake"


class Nemeton(ConanFile):
    name = "nemeton"
    description = "Nine druid and Celtic tabletop games: rules, search and bots"
    license = "Apache-2.0"
    topics = ("games", "board-games", "ai", "mcts", "reinforcement-learning")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}
    exports = "VERSION"
    exports_sources = (
        *("CMakeLists.txt", "VERSION", "LICENSE", "NOTICE"),
        *("cmake/*", "core/*", "search/*", "games/*", "research/*"),
        *("!*/tests/*", "!games/*/page/*", "!games/*/learn/*"),
    )
    test_package_folder = "tests/library/conan"

    def set_version(self) -> None:
        self.version = load(self, Path(self.recipe_folder, "VERSION")).splitlines()[0]

    def validate(self) -> None:
        check_min_cppstd(self, 23)

    def layout(self) -> None:
        cmake_layout(self)

    def generate(self) -> None:
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False
        toolchain.cache_variables["NEMETON_BUILD_COMMAND"] = False
        toolchain.generate()

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self) -> None:
        cmake = CMake(self)
        for component in ("library", "runtime", "networks"):
            cmake.install(component=component)
        # Both kinds of libraries are made of the same objects; who takes the package has one of them, and finds it by Conan's own files.
        folder = Path(self.package_folder)
        rm(self, "*.a" if self.options.shared else "*.so*", folder / "lib")
        for name in ("cmake", "pkgconfig"):
            rmdir(self, folder / "lib" / name)
        save(self, folder / NETWORKS, 'set(nemeton_NETWORKS "${CMAKE_CURRENT_LIST_DIR}/../../share/nemeton/networks")\n')
        for name in ("LICENSE", "NOTICE"):
            copy(self, name, self.source_folder, folder / "licenses")

    def package_info(self) -> None:
        self.cpp_info.set_property("cmake_build_modules", [NETWORKS])
        below = None
        for part in ("core", "search", "games", "research"):
            component = self.cpp_info.components[part]
            component.set_property("cmake_target_name", f"nemeton::{part}")
            # The search is headers alone.
            component.libs = [] if part == "search" else [f"nemeton_{part}"]
            component.requires = [below] if below else []
            below = part
        self.cpp_info.components["core"].system_libs = ["m"]
